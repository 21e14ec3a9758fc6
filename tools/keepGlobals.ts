import { expect } from 'vitest';

/*
 * Test files follow one another in one process. What one leaves replaced makes others fail far from the cause, as a spy
 * on a stub does, which vitest puts back after the file.
 */
const globals: Readonly<Record<string, unknown>> = { fetch, setTimeout, setInterval, Date };
const { subtle } = crypto;

const kept = Symbol.for('baize.keptGlobals');
const place = globalThis as { [kept]?: { globals: typeof globals; subtle: typeof subtle; file: string | undefined } };

const before = place[kept];
place[kept] = {
  globals: before?.globals ?? globals,
  subtle: before?.subtle ?? subtle,
  file: expect.getState().testPath,
};
if (before) {
  const replaced = Object.keys(globals).filter((name) => globals[name] !== before.globals[name]);
  Object.assign(globalThis, before.globals);
  if (subtle !== before.subtle) replaced.push('crypto.subtle');
  if (replaced.length > 0) throw new Error(`${before.file} has left ${replaced.join(', ')} replaced.`);
}
