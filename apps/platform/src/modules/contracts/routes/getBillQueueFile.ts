import { getBillQueueFile as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import { admitFile } from '#modules/exports/index.ts';
import { billFile } from '../billFile.ts';
import { billQueue } from '../billQueue.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';

export const getBillQueueFile = (deps: ContractsDeps): Route =>
  implement(operation, async ({ input: { view, search, format, language }, brand, session, ip }) => {
    const read = await billQueue(deps, { brandId: session.brandId, view, search });
    const { total } = await read({ limit: 1 });
    await admitFile(deps.limiter, session, total);
    const { brandId, operatorId: actorId, username: actor } = session;
    // Recorded before the file is sent: it names agents, so without an audit row there is no file.
    await transact(deps.pool, (client) =>
      record(client, {
        ...{ brandId, actorId, actor, ip, action: 'contracts.getBillQueueFile' },
        ...{ objectType: 'bills', objectId: view, after: { search: search ?? '', rows: total } },
      }),
    );
    return billFile(deps, { brand, name: `bills_${view}`, format, language, read });
  });
