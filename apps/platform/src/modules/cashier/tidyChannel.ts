import type { channelDraft } from '@baize/contract';
import type * as z from 'zod/mini';
import { Refusal } from '#kit/refusal.ts';
import { isChainAddress } from './isChainAddress.ts';
import type { MethodRow } from './MethodRow.ts';
import { isPayable } from './rules.ts';

export type ChannelDraft = z.output<typeof channelDraft>;

/** The fields of a kind, validated; those of other kinds are cleared, whatever was sent. */
export function tidyChannel(
  draft: ChannelDraft,
  { kind, network, currency }: Pick<MethodRow, 'kind' | 'network' | 'currency'>,
): ChannelDraft {
  const trimmed = (text: string): string => text.trim();
  const name = trimmed(draft.name);
  if (name === '') throw new Refusal('field_required', 'name');
  const { minimum, maximum, fee } = draft;
  const isSound = minimum > 0n && maximum >= minimum && fee < minimum;
  if (!isSound || ![minimum, maximum, fee].every((amount) => isPayable(amount, currency))) {
    throw new Refusal('amount_invalid');
  }
  const has = {
    bank: kind !== 'gateway',
    accountName: kind !== 'gateway',
    accountNumber: false,
    qrText: kind === 'qr',
  };
  has.accountNumber = kind === 'bankTransfer' || kind === 'crypto';
  const fields = {
    bank: has.bank ? trimmed(draft.bank) : '',
    accountName: has.accountName ? trimmed(draft.accountName) : '',
    accountNumber: has.accountNumber ? trimmed(draft.accountNumber) : '',
    qrText: has.qrText ? trimmed(draft.qrText) : '',
  };
  for (const field of ['bank', 'accountNumber', 'qrText'] as const) {
    if (has[field] && fields[field] === '') throw new Refusal('field_required', field);
  }
  if (kind === 'crypto' && network !== '' && !isChainAddress(network, fields.accountNumber)) {
    throw new Refusal('field_invalid', 'accountNumber');
  }
  return { ...draft, ...fields, name, names: tidyNames(draft.names) };
}

/** Blank names are dropped. */
function tidyNames(names: ChannelDraft['names']): ChannelDraft['names'] {
  return Object.fromEntries(
    Object.entries(names).flatMap(([language, text]) => (text.trim() === '' ? [] : [[language, text.trim()]])),
  );
}
