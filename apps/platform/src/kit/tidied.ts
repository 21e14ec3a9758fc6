/**
 * Normalises a typed text: one kind of line break, trimmed, without invisible or direction-changing characters. The
 * joiner stays, since emoji need it.
 */
export function tidied(typed: string): string {
  return typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/(?!\n|\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, '')
    .trim();
}
