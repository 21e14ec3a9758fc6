/** Node options that make a server process report its memory on request. */
export const withMemory = ['--expose-gc', '--import', new URL('tellMemory.ts', import.meta.url).href] as const;
