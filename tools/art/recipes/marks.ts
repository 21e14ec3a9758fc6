/** Drawings that stay vectors: marks, icons and the lines of empty states. */

function mark(size: number, inset: number, ground: string): string {
  const scale = (size - inset * 2) / 32;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><defs><linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2a9465"/><stop offset="1" stop-color="#135c3f"/></linearGradient></defs>${ground}<g transform="translate(${inset} ${inset}) scale(${scale})"><circle cx="16" cy="16" r="16" fill="url(#f)"/><path d="M2.6 11.3A14.2 14.2 0 0 1 29.4 11.3" fill="none" stroke="#fff" stroke-opacity=".28"/><path d="M12 6.5v19M12 8a8 8 0 0 1 0 16" fill="none" stroke="#fbfaf6" stroke-width="2.2" stroke-linecap="round"/><circle cx="12" cy="16" r="3.6" fill="#fbfaf6"/></g></svg>\n`;
}

export const favicon = mark(32, 0, '');
export const appIcon = mark(512, 76, '<rect width="512" height="512" fill="#09100e"/>');

/** The house studio's mark in a box of 96 x 32: the D with a reel's three spots, and a rule. */
export function studioLogo(ink: string, accent: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 32" width="96" height="32" fill="none"><rect x="1" y="5" width="30" height="22" rx="6" stroke="${ink}" stroke-width="2"/><path d="M11 5v22M21 5v22" stroke="${ink}" stroke-width="1.6"/><circle cx="6" cy="16" r="2.4" fill="${ink}"/><circle cx="16" cy="16" r="3" fill="${accent}"/><circle cx="26" cy="16" r="2.4" fill="${ink}"/><path d="M42 6v20M42 8a8 8 0 0 1 0 16" stroke="${ink}" stroke-width="2.2" stroke-linecap="round"/><circle cx="42" cy="16" r="2.8" fill="${accent}"/><path d="M60 11h34M60 16h26M60 21h18" stroke="${ink}" stroke-width="2.2" stroke-linecap="round"/></svg>\n`;
}

const line = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 96" width="160" height="96" fill="none" stroke="#4b6a5d" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><rect x="1" y="1" width="158" height="94" rx="12"/><path d="M58 1.5v93M58 26a22 22 0 0 0 0 44"/><circle cx="58" cy="48" r="2.5" fill="#4b6a5d" stroke="none"/>${content}</svg>\n`;

/** What lies on the quiet table, by the reason for its quiet. */
export const EMPTY_STATES: Readonly<Record<string, string>> = {
  nothing: line(
    '<circle cx="90" cy="50" r="9" fill="#e4bf6b" stroke="none"/><path d="M112 48h26" stroke-dasharray="3 5"/>',
  ),
  search: line('<circle cx="100" cy="44" r="16"/><path d="m112 56 14 14"/><path d="M94 44h12" stroke="#e4bf6b"/>'),
  error: line('<circle cx="92" cy="50" r="9" fill="#cc3931" stroke="none"/><path d="m112 38 8 10-8 6 8 12"/>'),
  offline: line(
    '<path d="M84 44a24 24 0 0 1 40 0M92 54a14 14 0 0 1 24 0M82 30l44 44"/><circle cx="104" cy="64" r="2.5" fill="#e4bf6b" stroke="none"/>',
  ),
  maintenance: line(
    '<path d="M112 34a10 10 0 0 0-12 13L84 63a4 4 0 0 0 6 6l16-16a10 10 0 0 0 13-12l-6 6-6-1-1-6Z"/><circle cx="130" cy="66" r="6" fill="#e4bf6b" stroke="none"/>',
  ),
};
