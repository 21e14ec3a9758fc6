/** For each place of a column the number of rows its symbol falls, once the marked places have vanished. */
export function rowsFallen(isGone: readonly boolean[]): number[] {
  const left = isGone.flatMap((gone, row) => (gone ? [] : [row]));
  const missing = isGone.length - left.length;
  return isGone.map((_, row) => (row < missing ? missing : row - left[row - missing]!));
}
