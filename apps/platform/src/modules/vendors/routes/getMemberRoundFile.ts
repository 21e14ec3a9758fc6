import { getMemberRoundFile as operation } from '@baize/contract/vendors/getMemberRoundFile';
import { implement, type Route } from '#kit/implement.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import { admitFile } from '#modules/exports/index.ts';
import { makeRoundFile } from '../makeRoundFile.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

export const getMemberRoundFile = (deps: VendorsDeps): Route =>
  implement(operation, async ({ input: { memberId, id }, brand, session, ip, refuse }) => {
    await admitFile(deps.limiter, session, 1);
    const file = await makeRoundFile(deps, { brand, memberId: BigInt(memberId), id });
    if (!file) throw refuse('round_not_found');
    const { brandId, operatorId: actorId, username: actor } = session;
    // Audited before the file is sent: without an audit row there is no file.
    await transact(deps.pool, (client) =>
      record(client, {
        ...{ brandId, actorId, actor, ip, action: 'vendors.getMemberRoundFile' },
        ...{ objectType: 'member', objectId: memberId, after: { round: id } },
      }),
    );
    return file;
  });
