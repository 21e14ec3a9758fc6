import { getTrialBalance as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { WalletDeps } from '../WalletDeps.ts';
import { presentCheck, presentTotals } from '../present.ts';
import { readChecks } from '../store/checks.ts';
import { readTotals } from '../store/totals.ts';

export const getTrialBalance = ({ pool }: WalletDeps): Route =>
  implement(operation, async ({ session }) => {
    const brandId = session.permissions.has('platform.read') ? undefined : session.brandId;
    const [{ takenAt, rows }, { ended, open }] = await Promise.all([readTotals(pool, brandId), readChecks(pool)]);
    return {
      takenAt: takenAt.toISOString(),
      rows: rows.map(presentTotals),
      check: ended === undefined ? null : presentCheck(ended, brandId),
      isChecking: open !== undefined,
    };
  });
