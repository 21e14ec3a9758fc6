/** Numbers as they are read out, between spaces or commas; undefined where anything else stands there. */
export function readNumbers(typed: string): number[] | undefined {
  const words = typed.split(/[\s,;，、]+/).filter((word) => word !== '');
  const isRead = words.length > 0 && words.length <= 40 && words.every((word) => /^\d{1,6}$/.test(word));
  return isRead ? words.map(Number) : undefined;
}
