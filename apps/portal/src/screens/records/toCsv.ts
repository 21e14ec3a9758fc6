const NUMBER = /^-?\d+(\.\d+)?$/;
const RISKY = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const safe = RISKY.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A file that spreadsheets open as it was meant: with a byte order mark so that Chinese survives, and with an
 * apostrophe before texts that a spreadsheet would run as a formula. Plain numbers, negative ones too, stay numbers.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, ...rows].map((row) => row.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
