import type { contractRequest } from '@baize/contract';
import type * as z from 'zod/mini';
import type { ContractsDeps } from './ContractsDeps.ts';
import { namesOf } from './namesOf.ts';
import { presentRequest } from './present.ts';
import type { RequestRow } from './RequestRow.ts';
import { versionOn } from './rules.ts';
import { readOpenContracts, readToday } from './store/contracts.ts';

/** Requests as one side sees them, each beside the current terms. */
export async function presentRequests(
  deps: Pick<ContractsDeps, 'identity' | 'pool'>,
  rows: readonly RequestRow[],
  { brandId, viewer, timeZone }: { brandId: number; viewer: bigint; timeZone: string },
): Promise<z.output<typeof contractRequest>[]> {
  const names = await namesOf(deps, brandId, rows);
  const day = await readToday(deps.pool, timeZone);
  return Promise.all(
    rows.map(async (row) => {
      const { memberId, kind } = row;
      const [now] =
        row.status === 'pending'
          ? await readOpenContracts(deps.pool, { brandId, memberId, side: 'received', kind, day })
          : [];
      return presentRequest(row, { names, viewer, present: now && versionOn(now, day).terms });
    }),
  );
}
