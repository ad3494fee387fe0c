/* A router as a program: the least neighbour that is closer, around what is dead.

   cc -O2 -o closer closer.c
   topocert audit exec:./closer 'Torus(4)' --expect minimal --faults links */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int n, *start, *row;      /* neighbours of v: row[start[v]] ... row[start[v+1]-1] */
static int deads, dead[16][2];   /* what is dead: links, or if both are the same vertices */
static int **level;              /* distances to each destination, when they are known */

static int blocked(int u, int v)
{
	for (int i = 0; i < deads; i++) {
		int a = dead[i][0], b = dead[i][1];
		if ((a == b && (u == a || v == a)) || (u == a && v == b) || (u == b && v == a))
			return 1;
	}
	return 0;
}

/* Breadth-first search; -1 for out of reach. */
static int *levels(int to)
{
	int *l = malloc(n * sizeof *l), *queue = malloc(n * sizeof *queue), end = 1;
	for (int v = 0; v < n; v++)
		l[v] = -1;
	l[to] = 0;
	queue[0] = to;
	for (int i = 0; i < end; i++)
		for (int v = queue[i], k = start[v]; k < start[v + 1]; k++)
			if (l[row[k]] < 0 && !blocked(v, row[k])) {
				l[row[k]] = l[v] + 1;
				queue[end++] = row[k];
			}
	free(queue);
	return l;
}

static void read_graph(const char *name)
{
	FILE *f = fopen(name, "r");
	int u, v;
	if (!f || fscanf(f, "%d", &n) != 1)
		exit(1);
	long links = ftell(f);
	start = calloc(n + 2, sizeof *start);
	level = calloc(n, sizeof *level);
	while (fscanf(f, "%d %d", &u, &v) == 2)
		start[u + 1]++, start[v + 1]++;
	for (v = 0; v < n; v++)
		start[v + 1] += start[v];
	row = malloc((start[n] + 1) * sizeof *row);
	int *next = malloc((n + 1) * sizeof *next);
	memcpy(next, start, n * sizeof *next);
	fseek(f, links, SEEK_SET);
	while (fscanf(f, "%d %d", &u, &v) == 2)
		row[next[u]++] = v, row[next[v]++] = u;
	free(next);
	fclose(f);
}

int main(void)
{
	static char line[1 << 16];
	/* The first line: topocert-router 1, the file of links, the file of labels, the network. */
	if (!fgets(line, sizeof line, stdin) || strncmp(line, "topocert-router 1\t", 18)) {
		fprintf(stderr, "want version 1\n");
		return 1;
	}
	char *graph = strtok(line + 18, "\t");
	read_graph(graph);
	while (fgets(line, sizeof line, stdin)) {
		int at, to, best = -1;
		if (!strncmp(line, "dead ", 5)) {
			deads = 0;
			for (char *word = strtok(line + 5, " \n"); word && deads < 16; word = strtok(NULL, " \n"), deads++) {
				int link = !strcmp(word, "link");
				dead[deads][0] = dead[deads][1] = atoi(strtok(NULL, " \n"));
				if (link)
					dead[deads][1] = atoi(strtok(NULL, " \n"));
			}
		} else if (sscanf(line, "%d %d", &at, &to) == 2) {
			if (!level[to])
				level[to] = levels(to);
			for (int k = start[at]; k < start[at + 1]; k++) {
				int v = row[k];
				if (!blocked(at, v) && level[to][v] >= 0 && level[to][v] < level[to][at] && (best < 0 || v < best))
					best = v;
			}
			if (best < 0)
				puts("-");
			else
				printf("%d\n", best);
			fflush(stdout);
			continue;
		}
		for (int v = 0; v < n; v++) { /* no answer; distances are new */
			free(level[v]);
			level[v] = NULL;
		}
	}
	return 0;
}
