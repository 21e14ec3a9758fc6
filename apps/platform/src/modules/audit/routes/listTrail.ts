import { listTrail as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { AuditDeps } from '../AuditDeps.ts';
import { memberIdOf, presentRow } from '../present.ts';
import { readTrail } from '../store.ts';

export const listTrail = ({ pool, accountsOf }: AuditDeps): Route =>
  implement(operation, async ({ input, session }) => {
    const { pageNum, pageSize, ...filter } = input;
    const { rows, total } = await readTrail(
      pool,
      { ...filter, brandId: session.brandId },
      { limit: pageSize, offset: (pageNum - 1) * pageSize },
    );
    const memberIds = rows.map(memberIdOf).filter((id) => id !== undefined);
    const accounts = await accountsOf({ brandId: session.brandId, memberIds });
    const accountOf = (id: bigint | undefined) => (id === undefined ? undefined : accounts.get(id)?.account);
    return {
      page: pageOf(
        rows.map((row) => presentRow(row, accountOf(memberIdOf(row)))),
        total,
        { pageNum, pageSize },
      ),
      isChainIntact: rows.every((row) => row.isIntact),
    };
  });
