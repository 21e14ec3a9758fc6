/** A text as it is searched: small letters without marks, so that "Đông" is found by "dong". */
export function foldedText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase().replaceAll('đ', 'd');
}
