import { vi } from 'vitest';

type Loaded = { promise: unknown; exports: unknown; evaluated: boolean };
type Worker = { evaluatedModules: { idToModuleMap: ReadonlyMap<string, Loaded> } };

/** The calls and their shapes, and texts: they are read and never changed, and there are as many of them as of all others. */
const lasting = /\/(?:packages\/(?:contract|maths)|languages)\//;

/** Has our own modules loaded again for the next file, but for those that have nothing to forget. */
export function startModulesAnew(): void {
  const { evaluatedModules } = Reflect.get(globalThis, '__vitest_worker__') as Worker;
  const kept = [...evaluatedModules.idToModuleMap]
    .filter(([id]) => lasting.test(id))
    .map(([, module]) => ({ module, was: { ...module } }));
  vi.resetModules();
  for (const {
    module,
    was: { promise, exports, evaluated },
  } of kept)
    Object.assign(module, { promise, exports, evaluated });
}
