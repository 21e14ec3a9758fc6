import type { SavedFile } from './downloadFile.ts';

const FILE_STAYS_MS = 60_000;

/** Hands a file that was fetched to the browser, under the name that the server gave it. */
export function saveFile({ name, content }: SavedFile): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  /* The browser reads the file after the click, on a busy machine a good while after it. */
  setTimeout(() => URL.revokeObjectURL(url), FILE_STAYS_MS);
}
