import { getConsolidated as operation } from '@baize/contract';
import type { ContractKind } from '@baize/maths/contracts/Terms';
import { implement, type Route } from '#kit/implement.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { refuseClosed } from '../policy.ts';
import { versionOn } from '../rules.ts';
import { readOpenContracts, readToday } from '../store/contracts.ts';
import { readPending } from '../store/requests.ts';

export const getConsolidated = ({ pool }: ContractsDeps): Route =>
  implement(operation, async ({ brand, session: { memberId } }) => {
    refuseClosed(brand);
    const brandId = brand.id;
    const day = await readToday(pool, brand.timeZone);
    const contracts = await readOpenContracts(pool, { brandId, memberId, side: 'received', day });
    const pending = await readPending(pool, { brandId, memberIds: [memberId] });
    const infoOf = (kind: ContractKind) => {
      const found = contracts.find((contract) => contract.kind === kind);
      if (!found) return null;
      const { tiers, ...terms } = versionOn(found, day).terms;
      return { ...terms, tiers: [...tiers] };
    };
    const requestOf = (kind: ContractKind): 0 | 1 | 2 => {
      const found = pending.find((request) => request.kind === kind);
      return found ? ({ new: 1, termination: 2 } as const)[found.what] : 0;
    };
    return {
      dailysalreqtype: requestOf('daily'),
      divtypereq: requestOf('dividend'),
      contracthoursalreq: requestOf('hourly'),
      realtimesalreqtype: requestOf('realtime'),
      contractmrdailysalinfotype: infoOf('realtime'),
      contracthoursalinfo: infoOf('hourly'),
      dailysalinfotype: infoOf('daily'),
      divtypeinfo: infoOf('dividend'),
    };
  });
