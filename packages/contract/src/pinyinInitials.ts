/** The first character of each initial of pinyin, in the order of the Chinese collation; i, u and v begin no syllable. */
const firstOf = '阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨它穵夕丫帀';
const initials = 'abcdefghjklmnopqrstwxyz';
const pinyin = new Intl.Collator('zh-Hans-CN-u-co-pinyin');

/** Kept, since a search asks it of all games: there are as many as there are characters in their names. */
const known = new Map<string, string>();

/** What the Chinese of a text begins with in pinyin, letter by letter; empty where there is none: 龙八 gives "lb". */
export function pinyinInitials(text: string): string {
  let found = '';
  for (const letter of text) {
    if (!/\p{Script=Han}/u.test(letter)) continue;
    const initial = known.get(letter) ?? initialOf(letter);
    known.set(letter, initial);
    found += initial;
  }
  return found;
}

function initialOf(letter: string): string {
  let at = initials.length - 1;
  while (at > 0 && pinyin.compare(letter, firstOf[at] ?? '') < 0) at -= 1;
  return initials[at] ?? '';
}
