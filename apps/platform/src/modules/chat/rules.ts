import { CHAT_TEXT_MAX } from '@baize/contract';
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

/** Normalises a text for matching words: without case, width, accents, spaces and punctuation. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a text contains one of the normalised words. */
export function holdsWord(text: string, words: readonly string[]): boolean {
  const plain = folded(text);
  return words.some((word) => word !== '' && plain.includes(word));
}

/** Normalised names that a text mentions with @; at most five. */
export function calledNames(text: string): string[] {
  const names = [...text.matchAll(/(?<![\p{L}\p{N}])@([\p{L}\p{N}]{2,20})/gu)].map(([, name = '']) => folded(name));
  return [...new Set(names)].slice(0, 5);
}

/** Normalised names that are reserved for the house. */
const houseWords = [
  ...['admin', 'administrator', 'moderator', 'official', 'support', 'service', 'staff', 'system', 'operator', 'baize'],
  ...['管理', '客服', '官方', '系统', '系統', '员工', '員工', 'rasmi', 'pentadbir', 'sokongan'],
];

/**
 * The handle of a nickname, or undefined if it is the account name, a reserved name, or too short. Letters and digits
 * only, so that it can be mentioned with an @.
 */
export function handleOf(nickname: string, account: string, brandName: string): string | undefined {
  const handle = [...nickname.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '')].slice(0, 16).join('');
  if ([...handle].length < 2 || folded(handle) === folded(account)) return undefined;
  return holdsWord(handle, [...houseWords, folded(brandName)]) ? undefined : handle;
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
