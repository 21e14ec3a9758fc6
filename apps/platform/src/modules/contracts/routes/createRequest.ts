import { createRequest as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { uplineOf } from '#modules/agents/index.ts';
import { askRequest } from '../commands/askRequest.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { refuseOutsider } from '../policy.ts';
import { presentRequests } from '../presentRequests.ts';
import { HOUSE } from '../rules.ts';
import { readOpenContracts, readToday } from '../store/contracts.ts';

export const createRequest = (deps: ContractsDeps): Route =>
  implement(operation, async ({ input, brand, session, refuse }) => {
    refuseOutsider(brand, session);
    const { brandId, memberId: self } = session;
    const { requestId, kind, what, account, terms } = input;
    if ((what === 'new') !== (terms !== undefined)) throw refuse('contract_terms_invalid');
    /** The two sides: a direct downline, or the upline of the own contract. */
    const sides = async (): Promise<{ payerId: bigint; memberId: bigint }> => {
      if (account !== undefined) {
        const below = await deps.identity.findAccountByName({ brandId, account });
        if (!below) throw refuse('contract_not_direct');
        return { payerId: self, memberId: below.memberId };
      }
      if (what === 'new') throw refuse('contract_not_direct');
      const day = await readToday(deps.pool, brand.timeZone);
      const [own] = await readOpenContracts(deps.pool, { brandId, memberId: self, side: 'received', kind, day });
      const upline = await uplineOf(deps.pool, { brandId, memberId: self });
      return { payerId: own?.payerId ?? upline ?? HOUSE, memberId: self };
    };
    const asked = { brand, requestId, kind, terms, askedBy: self, askedAs: session.account, ...(await sides()) };
    const row = await askRequest(deps, asked);
    const [shown] = await presentRequests(deps, [row], { brandId, viewer: self, timeZone: brand.timeZone });
    if (!shown) throw refuse('contract_none');
    return shown;
  });
