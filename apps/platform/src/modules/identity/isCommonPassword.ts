import { commonWords, commonWholes } from './commonWords.ts';

/** Rows and columns of keyboards, alphabet and digits: a run of one of them is no secret. */
const walks = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qazwsxedcrfvtgbyhnujmikolp',
  '147258369',
  '789456123',
  '123qweasdzxc',
  '1a2b3c4d5e6f7g8h9i0j',
  'a1b2c3d4e5f6g7h8i9j0',
  '!@#$%^&*()',
];

const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Whether a password is easily guessed: a common word with decorations, a keyboard walk, a repetition, a date, or the
 * name of the account or the brand.
 */
export function isCommonPassword(password: string, names: readonly string[]): boolean {
  const lower = password.toLowerCase().replace(/\s+/g, '');
  if (commonWholes.has(lower)) return true;
  if (/^(.{1,4})\1+.?$/u.test(lower)) return true;
  if (isWalk(lower)) return true;
  if (isDate(lower)) return true;
  return wordsIn(lower).some((word) => commonWords.has(word) || commonWholes.has(word) || isNameOf(word, names));
}

/** Consists of one or two runs of a walk, in either direction. */
function isWalk(text: string): boolean {
  const size = stretch(text);
  return size === text.length || (size >= 4 && stretch(text.slice(size)) === text.length - size);
}

function stretch(text: string): number {
  let longest = 0;
  for (const walk of walks) {
    for (const direction of [walk, [...walk].toReversed().join('')]) {
      let size = longest;
      while (size < text.length && direction.includes(text.slice(0, size + 1))) size += 1;
      longest = size;
    }
  }
  return longest >= 3 ? longest : 0;
}

function isDate(text: string): boolean {
  const digits = text.replace(/[-./]/g, '');
  const [, year, month, day] = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(digits) ?? [];
  const [, lateDay, lateMonth] = /^(\d\d)(\d\d)(?:19|20)\d\d$/.exec(digits) ?? [];
  const fits = (first: string | undefined, second: string | undefined): boolean =>
    first !== undefined && second !== undefined && Number(first) <= 31 && Number(second) <= 31;
  return (year !== undefined && fits(month, day)) || fits(lateDay, lateMonth);
}

/** The word inside decorating digits and punctuation, as typed and with leetspeak decoded. */
function wordsIn(text: string): string[] {
  const bare = text.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const read = [...text].map((char) => leet[char] ?? char).join('');
  const bareRead = read.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const readOfBare = [...text.replace(/^[^a-z0-9@$]+|[\d\W_]+$/g, '')].map((char) => leet[char] ?? char).join('');
  const halves = [bare, readOfBare].flatMap((word) =>
    word.length % 2 === 0 && word.slice(0, word.length / 2) === word.slice(word.length / 2)
      ? [word.slice(0, word.length / 2)]
      : [],
  );
  return [bare, bareRead, readOfBare, ...halves].filter((word) => word.length >= 3);
}

function isNameOf(word: string, names: readonly string[]): boolean {
  return names.some((name) => {
    const lower = name.toLowerCase();
    const bare = lower.replace(/[^a-z]+$/, '');
    return [lower, bare].some(
      (form) => form.length >= 3 && (word === form || word === [...form].toReversed().join('')),
    );
  });
}
