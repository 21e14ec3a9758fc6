/** A text in the first of these languages that has it. */
export function nameOf(texts: Partial<Record<'CN' | 'EN' | 'MS', string>>, language: string): string {
  const found = Object.entries(texts).find(([code, text]) => code === language && text !== '');
  return found?.[1] ?? texts.EN ?? texts.CN ?? texts.MS ?? '';
}
