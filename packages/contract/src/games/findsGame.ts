import { foldedText } from '../foldedText.ts';
import type { LocalTexts } from '../localText.ts';
import { pinyinInitials } from '../pinyinInitials.ts';

/**
 * Whether a search finds a game, or a vendor, by its names and its code: whatever the case and the marks of its letters,
 * and a Chinese name by the initials of its pinyin too. Servers and pages search by this one function.
 */
export function findsGame(search: string): (names: LocalTexts, code: string) => boolean {
  const wanted = foldedText(search.trim());
  return (names, code) => wanted === '' || gameWords(names, code).some((text) => text.includes(wanted));
}

const words = new WeakMap<LocalTexts, readonly string[]>();

/** What a game is found by; made once, since every letter that is typed is looked for in all of them. */
export function gameWords(names: LocalTexts, code: string): readonly string[] {
  const known = words.get(names);
  if (known !== undefined) return known;
  const made = [...Object.values(names), code].map(foldedText);
  const initials = pinyinInitials(names.CN ?? '');
  if (initials !== '') made.push(initials);
  words.set(names, made);
  return made;
}
