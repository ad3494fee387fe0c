// Searches the list of claims on the front page. Without scripts the list is there whole.
"use strict";
(() => {
  const form = document.querySelector("form.search"), box = document.getElementById("search"), list = document.querySelector("details.all");
  const items = [...list.querySelectorAll("li")].map(e => [e, e.textContent.toLowerCase()]);
  const search = () => {
    const words = box.value.toLowerCase().split(/\s+/).filter(w => w);
    let shown = 0;
    for (const [e, text] of items) {
      e.hidden = !words.every(w => text.includes(w));
      if (!e.hidden) shown++;
    }
    form.querySelector("output").textContent = words.length ? shown + " found" : "";
    if (words.length) list.open = true;
  };
  box.addEventListener("input", search);
  form.addEventListener("submit", e => e.preventDefault());
  form.hidden = false;
  search(); // the browser may have kept what was typed
})();
