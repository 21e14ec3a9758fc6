/** The dictionary key of a symbol: `symbol<Name>`. */
export function symbolWordOf(words: object, name: string): string {
  return (words as { [key: string]: string })[`symbol${name[0]!.toUpperCase()}${name.slice(1)}`] ?? name;
}
