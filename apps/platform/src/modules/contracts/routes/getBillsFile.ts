import { getBillsFile as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { admitFile } from '#modules/exports/index.ts';
import { billFile } from '../billFile.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { refuseOutsider } from '../policy.ts';
import { readOwnBills } from '../store/bills.ts';

export const getBillsFile = (deps: ContractsDeps): Route =>
  implement(operation, async ({ input: { kind, side, format, language }, brand, session }) => {
    refuseOutsider(brand, session);
    const who = { brandId: brand.id, memberId: session.memberId, kind, side };
    const { total } = await readOwnBills(deps.pool, who, { limit: 1 });
    await admitFile(deps.limiter, session, total);
    const read = (page: { limit: number; after: bigint | undefined }) => readOwnBills(deps.pool, who, page);
    return billFile(deps, { brand, name: `bills_${kind}_${side}`, format, language, read });
  });
