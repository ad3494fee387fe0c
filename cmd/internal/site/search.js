// Searches the lists of a page: those that a form names, each folded. Without scripts they are there whole.
"use strict";
for (const form of document.querySelectorAll("form.search")) {
  const box = form.querySelector("input");
  const lists = [...document.querySelectorAll("details.all")].map(list => [list, list.open, [...list.querySelectorAll("li")].map(e => [e, e.textContent.toLowerCase()])]);
  const search = () => {
    const words = box.value.toLowerCase().split(/\s+/).filter(w => w);
    let shown = 0;
    for (const [list, open, items] of lists) {
      let here = 0;
      for (const [e, text] of items) {
        e.hidden = !words.every(w => text.includes(w));
        if (!e.hidden) here++;
      }
      list.open = words.length ? here > 0 : open;
      list.hidden = here === 0;
      shown += here;
    }
    form.querySelector("output").textContent = words.length ? shown + " found" : "";
  };
  box.addEventListener("input", search);
  form.addEventListener("submit", e => e.preventDefault());
  form.hidden = false;
  if (box.value) search(); // the browser may have kept what was typed
}
