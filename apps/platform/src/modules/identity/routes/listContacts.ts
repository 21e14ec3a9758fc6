import { listContacts as operation } from '@baize/contract/identity/listContacts';
import { implement, type Route } from '#kit/implement.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { presentContacts } from '../presentContacts.ts';
import { readContacts } from '../store/contacts.ts';

export const listContacts = ({ pool }: IdentityDeps): Route =>
  implement(operation, async ({ session }) => presentContacts(await readContacts(pool, session)));
