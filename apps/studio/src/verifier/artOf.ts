/* The pictures that the games themselves are drawn with, and no others: what a round shows here is what it showed there. */
const files = import.meta.glob<string>(
  [
    '../../../../games/*/src/art/*.avif',
    '!../../../../games/*/src/art/{background,background-tall,emblem,frame,spin}.avif',
  ],
  { eager: true, query: '?url', import: 'default' },
);

/** The picture of a symbol in a game, from the game's own art or from what all games share; undefined if it has none. */
export function artOf(game: string, symbol: string): string | undefined {
  const at = (folder: string): string | undefined => files[`../../../../games/${folder}/src/art/${symbol}.avif`];
  return at(game) ?? at('engine');
}
