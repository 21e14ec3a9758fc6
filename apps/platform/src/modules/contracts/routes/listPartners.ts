import { listPartners as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import { isAgentType, teamOf } from '#modules/agents/index.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { refuseOutsider } from '../policy.ts';
import { presentContract } from '../present.ts';
import { readOpenContracts, readToday } from '../store/contracts.ts';
import { readPending } from '../store/requests.ts';

export const listPartners = ({ pool, identity }: ContractsDeps): Route =>
  implement(operation, async ({ input: { kind, pageNum, pageSize }, brand, session }) => {
    refuseOutsider(brand, session);
    const { brandId, memberId: self } = session;
    const below = await teamOf(pool, { brandId, agentId: self, maxDepth: 1 });
    const accounts = await identity.accountsOf({ brandId, memberIds: below });
    const agents = below.filter((id) => isAgentType(accounts.get(id)?.type ?? -1));
    const shown = agents.slice((pageNum - 1) * pageSize, pageNum * pageSize);
    const day = await readToday(pool, brand.timeZone);
    const given = await readOpenContracts(pool, { brandId, memberId: self, side: 'given', kind, day });
    const pending = await readPending(pool, { brandId, memberIds: shown, kind });
    const names = new Map([...accounts].map(([id, { account }]) => [id, account] as const));
    names.set(self, session.account);
    return pageOf(
      shown.map((id) => {
        const contract = given.findLast(({ memberId }) => memberId === id);
        return {
          account: names.get(id) ?? '',
          contract: contract === undefined ? null : presentContract(contract, names, day),
          waiting: pending.find(({ memberId, payerId }) => memberId === id && payerId === self)?.what ?? null,
        };
      }),
      agents.length,
      { pageNum, pageSize },
    );
  });
