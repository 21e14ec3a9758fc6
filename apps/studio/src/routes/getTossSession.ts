import { getTossSession as operation } from '@baize/contract/studio/getTossSession';
import { writeCents } from '../purse/parseCents.ts';
import { implement, type StudioRoute } from '../implement.ts';

export const getTossSession: StudioRoute = implement(operation, async ({ caller: { currency, balance } }) => ({
  currency,
  balance: writeCents(balance),
}));
