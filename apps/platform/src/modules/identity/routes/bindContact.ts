import { bindContact as operation } from '@baize/contract/identity/bindContact';
import { implement, type Route } from '#kit/implement.ts';
import { bindOwnContact } from '../commands/bindOwnContact.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { presentContacts } from '../presentContacts.ts';
import { readContacts } from '../store/contacts.ts';

export const bindContact = (deps: IdentityDeps): Route =>
  implement(operation, async ({ input, brand, session, ip }) => {
    await bindOwnContact(deps, { brand, session, ip, input });
    return presentContacts(await readContacts(deps.pool, session));
  });
