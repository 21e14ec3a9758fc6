import type { Plugin } from 'vite';

/**
 * Keeps everything that the first view needs in two chunks, React and the rest, so that each is one piece of work for the
 * browser. Split by who else uses it, it would be many small files that compress worse.
 */
export function firstView(): Plugin {
  const reached = new Set<string>();
  const isReact = /\/node_modules\/(?:react|react-dom|scheduler)\//;
  return {
    name: 'first-view',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: isReact, priority: 2 },
                { debugName: 'first view', name: (id: string) => (reached.has(id) ? 'main' : null), priority: 1 },
              ],
              /* What belongs together was found below; taking more along would pull it into what starts the page. */
              includeDependenciesRecursively: false,
            },
          },
        },
      },
    }),
    buildEnd() {
      const open = [...this.getModuleIds()].filter((id) => id.endsWith('/src/main.tsx'));
      for (let id = open.pop(); id !== undefined; id = open.pop()) {
        if (reached.has(id)) continue;
        reached.add(id);
        open.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
  };
}
