/* The games' own pictures: a round shows here what it showed there. */
const files = import.meta.glob<string>(
  [
    '../../../../games/*/src/art/*.avif',
    '!../../../../games/*/src/art/{background,background-tall,emblem,frame,spin}.avif',
  ],
  { eager: true, query: '?url', import: 'default' },
);

/** The picture of a symbol from the game's own art or the shared art; undefined if there is none. */
export function artOf(game: string, symbol: string): string | undefined {
  const at = (folder: string): string | undefined => files[`../../../../games/${folder}/src/art/${symbol}.avif`];
  return at(game) ?? at('engine');
}
