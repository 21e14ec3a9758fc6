import type { SavedFile } from './downloadFile.ts';

const FILE_STAYS_MS = 60_000;

/** Saves a downloaded file in the browser, under the name from the server. */
export function saveFile({ name, content }: SavedFile): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  /* The browser reads the object URL after the click, on a busy machine a good while later. */
  setTimeout(() => URL.revokeObjectURL(url), FILE_STAYS_MS);
}
