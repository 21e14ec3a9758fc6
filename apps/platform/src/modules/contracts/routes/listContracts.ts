import { listContracts as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { namesOf } from '../namesOf.ts';
import { presentContract, presentVersions } from '../present.ts';
import { soughtMembers } from '../soughtMembers.ts';
import { readContractPage, readToday } from '../store/contracts.ts';
import { readPending } from '../store/requests.ts';

export const listContracts = (deps: ContractsDeps): Route =>
  implement(operation, async ({ input, brand, session: { brandId } }) => {
    const { view, kind, search, pageNum, pageSize } = input;
    const memberIds = await soughtMembers(deps, { brandId, search });
    const day = await readToday(deps.pool, brand.timeZone);
    const { rows, total } = await readContractPage(
      deps.pool,
      { brandId, view, kind, memberIds, day },
      { limit: pageSize, offset: (pageNum - 1) * pageSize },
    );
    const names = await namesOf(deps, brandId, rows);
    const pending = await readPending(deps.pool, { brandId, memberIds: rows.map(({ memberId }) => memberId) });
    const content = rows.map((row) => ({
      ...presentContract(row, names, day),
      waiting:
        row.endsDay !== null
          ? null
          : (pending.find(
              ({ memberId, payerId, kind: asked }) =>
                memberId === row.memberId && payerId === row.payerId && asked === row.kind,
            )?.what ?? null),
      versions: presentVersions(row),
    }));
    return pageOf(content, total, { pageNum, pageSize });
  });
