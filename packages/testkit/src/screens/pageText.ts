/** What a visitor reads: the text of the page, and what stands in its fields. */
export function pageText(): string {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [document.body.textContent, ...[...fields].map(({ value }) => value)].join('\n');
}
