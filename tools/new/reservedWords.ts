/** Reserved words, which no constant can be named. */
export const reservedWords: ReadonlySet<string> = new Set(
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function'
    .concat(' if implements import in instanceof interface let new null package private protected public return static')
    .concat(' super switch this throw true try typeof var void while with yield')
    .split(' '),
);
