/** What a server process is started with so that it tells its memory when asked. */
export const withMemory = ['--expose-gc', '--import', new URL('tellMemory.ts', import.meta.url).href] as const;
