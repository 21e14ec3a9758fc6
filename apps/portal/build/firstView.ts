import type { Plugin } from 'vite';

/**
 * Keeps everything that the first view needs in one chunk. Split by who else uses it, it would be many small files that
 * compress worse and are asked for one after another.
 */
export function firstView(): Plugin {
  const reached = new Set<string>();
  return {
    name: 'first-view',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ debugName: 'first view', name: (id: string) => (reached.has(id) ? 'main' : null) }],
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
