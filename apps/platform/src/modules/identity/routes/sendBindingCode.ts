import { sendBindingCode as operation } from '@baize/contract/identity/sendBindingCode';
import { implement, type Route } from '#kit/implement.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { BINDING, bindingAttempt, readContact } from '../readContact.ts';
import { readAccounts } from '../store.ts';
import { findByVerifiedContact } from '../store/contacts.ts';

export const sendBindingCode = ({ pool, codes }: IdentityDeps): Route =>
  implement(operation, async ({ input, brand, session, ip }) => {
    const { kind, value, channel } = readContact(brand, input);
    const { memberId } = session;
    const owner = await findByVerifiedContact(pool, { brandId: brand.id, kind, value });
    const [account] = await readAccounts(pool, { brandId: brand.id, memberIds: [memberId] });
    return codes.send({
      ...{ brand, purpose: BINDING, channel, recipient: value, ip, attempt: bindingAttempt(memberId) },
      language: account?.language ?? brand.defaultLanguage,
      // Whether somebody else has the number is not revealed.
      isWanted: owner === undefined || owner.memberId === memberId,
      isOwner: false,
    });
  });
