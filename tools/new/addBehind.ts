import { NewError } from './NewError.ts';

/** Inserts lines after the last one that matches `like`; every file that is added to has such a line. */
export function addBehind(text: string, like: RegExp, line: string, path: string): string {
  const lines = text.split('\n');
  const at = lines.findLastIndex((one) => like.test(one));
  if (at === -1) throw new NewError(`${path} has no place for the new entry.`);
  return lines.toSpliced(at + 1, 0, line).join('\n');
}
