import type { Face } from './Face.ts';

/** A ticket: silver before it is scratched, and its prize afterwards. */
export const scratch: Face = (shown) => {
  const ticket = `<rect x="40" y="24" width="280" height="152" rx="14" fill="#fbf7ec"/><rect x="40" y="24" width="280" height="34" rx="14" fill="#d9b25f"/>`;
  const [pays] = shown ?? [];
  if (pays === undefined) {
    const foil = `<rect x="66" y="76" width="228" height="80" rx="10" fill="#aab4b8"/>`;
    const shine = [0, 1, 2, 3, 4, 5].map(
      (at) => `<path d="M${86 + at * 36} 152l28-72" stroke="#fff7" stroke-width="7"/>`,
    );
    return ticket + foil + shine.join('');
  }
  const word = pays === 0 ? '—' : `× ${pays / 100}`;
  return `${ticket}<text class="thing" x="180" y="136" text-anchor="middle" font-size="56" font-weight="800" fill="${pays === 0 ? '#6c6f68' : '#1b7b53'}" font-family="Georgia,serif">${word}</text>`;
};
