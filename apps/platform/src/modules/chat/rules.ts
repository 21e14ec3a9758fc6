import { CHAT_TEXT_MAX } from '@baize/contract';
import type { WalletItem } from '#modules/wallet/index.ts';
import type { EnvelopeRow } from './EnvelopeRow.ts';

/** What a member may write: a short burst, and a pace that somebody could read. */
export const sayLimits = [
  { name: 'burst', max: 5, windowMs: 5_000 },
  { name: 'pace', max: 60, windowMs: 300_000 },
] as const;

/** Openings of the chat by one member; each is a row. */
export const launchLimit = { max: 20, windowMs: 60_000 } as const;

/** Reports by one member; more would be a way to bury the moderators. */
export const reportLimit = { max: 20, windowMs: 3_600_000 } as const;

/** Lines of one message; more would push away what others say. */
const MAX_LINES = 6;

/**
 * A message as it is kept: text and nothing but text. What cannot be seen or turns the direction of writing is taken out,
 * a letter carries two marks at the most, and nobody fills the room with empty lines. Undefined when nothing is left, or
 * too much.
 */
export function cleanText(typed: string): string | undefined {
  const text = typed
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    // Control and format characters but the line break and the joiner that emoji need; private and broken ones as well.
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

/** A text as words are looked for in it: without case, width, accents, spaces and signs. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a text holds one of the words, which are folded already. */
export function holdsWord(text: string, words: readonly string[]): boolean {
  const plain = folded(text);
  return words.some((word) => word !== '' && plain.includes(word));
}

/** The names that a text calls with an @, as handles are compared; at most five. */
export function calledNames(text: string): string[] {
  const names = [...text.matchAll(/(?<![\p{L}\p{N}])@([\p{L}\p{N}]{2,20})/gu)].map(([, name = '']) => folded(name));
  return [...new Set(names)].slice(0, 5);
}

/** Words that only the house may go by, folded. */
const houseWords = [
  ...['admin', 'administrator', 'moderator', 'official', 'support', 'service', 'staff', 'system', 'operator', 'baize'],
  ...['管理', '客服', '官方', '系统', '系統', '员工', '員工', 'rasmi', 'pentadbir', 'sokongan'],
];

/**
 * The handle that a nickname makes, or undefined where it makes none: the name of the account, a name of the house, or
 * too little of it. Letters and digits only, so that a handle can be called with an @.
 */
export function handleOf(nickname: string, account: string, brandName: string): string | undefined {
  const handle = [...nickname.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '')].slice(0, 16).join('');
  if ([...handle].length < 2 || folded(handle) === folded(account)) return undefined;
  return holdsWord(handle, [...houseWords, folded(brandName)]) ? undefined : handle;
}

type Moved = Pick<EnvelopeRow, 'id' | 'brandId' | 'currency'>;

/** Where pots lie while they are open: what stands there is what members can still take, of all envelopes together. */
const POTS = 'house.chat:pots';
const ENVELOPES = 'house.chat:envelopes';

const envelopeBase = ({ brandId, currency }: Moved) => ({ brandId, currency, scope: 'chat' });

/** The pot leaves the house. */
export const filled = (row: Moved & Pick<EnvelopeRow, 'amount'>): WalletItem => ({
  ...{ ...envelopeBase(row), key: `envelope:${row.id}`, kind: 'envelopeFilled' },
  ...{ debit: ENVELOPES, credit: POTS, amount: row.amount },
});

/** A share goes to whoever took it. */
export const shared = (row: Moved, { memberId, amount }: { memberId: bigint; amount: bigint }): WalletItem => ({
  ...{ ...envelopeBase(row), memberId, key: `envelope:${row.id}:${memberId}`, kind: 'envelopeShare' },
  ...{ debit: POTS, credit: 'main', amount },
});

/** What nobody took goes back. */
export const returned = (row: Moved & Pick<EnvelopeRow, 'amount' | 'given'>): WalletItem => ({
  ...{ ...envelopeBase(row), key: `envelope:${row.id}:rest`, kind: 'envelopeReturned' },
  ...{ debit: POTS, credit: ENVELOPES, amount: row.amount - row.given },
});
