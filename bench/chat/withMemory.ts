/** Node options that make a server process report its memory on request. A built server has no loader of TypeScript. */
export const withMemory = ['--expose-gc', '--import', new URL('tellMemory.mjs', import.meta.url).href] as const;
