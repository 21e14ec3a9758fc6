import { getRoundFile as operation } from '@baize/contract/vendors/getRoundFile';
import { implement, type Route } from '#kit/implement.ts';
import { admitFile } from '#modules/exports/index.ts';
import { makeRoundFile } from '../makeRoundFile.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

export const getRoundFile = (deps: VendorsDeps): Route =>
  implement(operation, async ({ input: { id }, brand, session, refuse }) => {
    await admitFile(deps.limiter, session, 1);
    const file = await makeRoundFile(deps, { brand, memberId: session.memberId, id });
    if (!file) throw refuse('round_not_found');
    return file;
  });
