import { CHAT_TEXT_MAX } from '@baize/contract';
import type { Brand } from '#kit/implement.ts';
import type { WalletItem } from '#modules/wallet/index.ts';
import type { EnvelopeRow } from './EnvelopeRow.ts';

/** Rate limits of messages: a short burst, and a readable rate. */
export const sayLimits = [
  { name: 'burst', max: 5, windowMs: 5_000 },
  { name: 'pace', max: 60, windowMs: 300_000 },
] as const;

/** Rate limit of chat launches per member; each is a row. */
export const launchLimit = { max: 20, windowMs: 60_000 } as const;

/** Rate limit of reports per member; more would flood the moderators. */
export const reportLimit = { max: 20, windowMs: 3_600_000 } as const;

/** Maximum lines of a message; more would push away other messages. */
const MAX_LINES = 6;

/**
 * Sanitises a message to plain text: invisible and direction-changing characters are removed, a letter has at most two
 * diacritics, and empty lines are dropped. Undefined if it is then empty, or too long.
 */
export function cleanText(typed: string): string | undefined {
  const text = typed
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    // Control and format characters except the line break and the joiner that emoji need; also private and unpaired
    // ones.
    .replaceAll(/(?!\n|\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, '')
    .replaceAll(/(?<!\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})\u200D/gu, '')
    .replaceAll(/(\p{M}{2})\p{M}+/gu, '$1')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
  const isSized = text !== '' && [...text].length <= CHAT_TEXT_MAX && text.split('\n').length <= MAX_LINES;
  return isSized ? text : undefined;
}

/** Normalises a text for matching words: without case, width, accents, spaces, punctuation and invisible letters. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '');
}

/**
 * The letters of other alphabets that look like a Latin one, and the small capitals; NFKD keeps them. The case counts: a
 * Greek capital Nu is an N, a small one is a v.
 */
const lookAlikes = new Map(
  Object.entries({
    ...{ a: 'АаΑαɑᴀ', b: 'ВвЬьΒβʙ', c: 'Ссςᴄ', d: 'ԀԁĐđᴅ', e: 'ЕеЄєΕεᴇ', f: 'ҒғϜϝƒꜰ', g: 'Ԍԍցɡɢ' },
    ...{ h: 'НнҺһΗĦħʜ', i: 'ІіӀӏΙιıɪ', j: 'Јјϳᴊȷ', k: 'КкΚκᴋ', l: 'Łłʟ', m: 'МмΜᴍ', n: 'ИипΝηɴ', o: 'ОоӨөΟοσՕօØøᴏ' },
    ...{ p: 'РрΡρᴘ', q: 'Ԛԛ', r: 'гЯяʀ', s: 'Ѕѕꜱ', t: 'ТтΤτŦŧᴛ', u: 'υμՍսᴜ', v: 'Ѵѵνᴠ', w: 'Ԝԝωᴡ', x: 'ХхΧχ' },
    ...{ y: 'УуҮүΥγʏ', z: 'Ζᴢ' },
  }).flatMap(([letter, alike]) => Array.from(alike, (one) => [one, letter] as const)),
);

/** A text as the eye takes it, for comparisons only: the normalised text with the Latin letter for each look-alike. */
const seen = (text: string): string =>
  folded(Array.from(text.normalize('NFKD'), (one) => lookAlikes.get(one) ?? one).join(''));

const contains = (text: string, word: string): boolean => word !== '' && text.includes(word);

/** Whether a text contains one of the normalised words, also if it is spelled with letters that look alike. */
export function holdsWord(text: string, words: readonly string[]): boolean {
  const [plain, look] = [folded(text), seen(text)];
  return words.some((word) => contains(plain, word) || contains(look, seen(word)));
}

/** Normalised names that a text mentions with @; at most five. */
export function calledNames(text: string): string[] {
  const names = [...text.matchAll(/(?<![\p{L}\p{N}])@([\p{L}\p{N}]{2,20})/gu)].map(([, name = '']) => folded(name));
  return [...new Set(names)].slice(0, 5);
}

/** Names that are reserved for the house; those of the brand are added to them. */
const houseWords = [
  ...['admin', 'administrator', 'moderator', 'official', 'support', 'service', 'staff', 'system', 'operator', 'baize'],
  ...['管理', '客服', '官方', '系统', '系統', '员工', '員工', 'rasmi', 'pentadbir', 'sokongan'],
];

/** Digits that are read as letters, and the l that nobody can tell from an I. */
const readAs: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', l: 'i' };
const houseForm = (text: string): string => seen(text).replaceAll(/[013457l]/g, (one) => readAs[one] ?? one);

/** A shorter code of a brand is part of too many names: it is reserved as a whole name only. */
const CODE_PART_MIN = 4;

/** Whether a handle can be taken for one of the house or its brand. */
function isOfHouse(handle: string, { name, code }: Pick<Brand, 'name' | 'code'>): boolean {
  const form = houseForm(handle);
  const parts = [...houseWords, name, ...(code.length < CODE_PART_MIN ? [] : [code])];
  return form === houseForm(code) || parts.some((part) => contains(form, houseForm(part)));
}

/**
 * The handle of a nickname, or undefined if it is the account name, a reserved name, or too short. Visible letters and
 * digits only, so that it can be mentioned with an @.
 */
export function handleOf(nickname: string, account: string, brand: Pick<Brand, 'name' | 'code'>): string | undefined {
  const letters = nickname.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '');
  const handle = [...letters].slice(0, 16).join('');
  if ([...handle].length < 2 || folded(handle) === folded(account)) return undefined;
  return isOfHouse(handle, brand) ? undefined : handle;
}

type Moved = Pick<EnvelopeRow, 'id' | 'brandId' | 'currency'>;

/** The house account of open pots: its balance is what members can still take of all envelopes. */
const POTS = 'house.chat:pots';
const ENVELOPES = 'house.chat:envelopes';

const envelopeBase = ({ brandId, currency }: Moved) => ({ brandId, currency, scope: 'chat' });

/** The pot leaves the house. */
export const filled = (row: Moved & Pick<EnvelopeRow, 'amount'>): WalletItem => ({
  ...{ ...envelopeBase(row), key: `envelope:${row.id}`, kind: 'envelopeFilled' },
  ...{ debit: ENVELOPES, credit: POTS, amount: row.amount },
});

/** Pays a share to its taker. */
export const shared = (row: Moved, { memberId, amount }: { memberId: bigint; amount: bigint }): WalletItem => ({
  ...{ ...envelopeBase(row), memberId, key: `envelope:${row.id}:${memberId}`, kind: 'envelopeShare' },
  ...{ debit: POTS, credit: 'main', amount },
});

/** Returns the untaken rest. */
export const returned = (row: Moved & Pick<EnvelopeRow, 'amount' | 'given'>): WalletItem => ({
  ...{ ...envelopeBase(row), key: `envelope:${row.id}:rest`, kind: 'envelopeReturned' },
  ...{ debit: POTS, credit: ENVELOPES, amount: row.amount - row.given },
});
