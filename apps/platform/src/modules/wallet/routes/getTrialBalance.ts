import { getTrialBalance as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import type { WalletDeps } from '../WalletDeps.ts';
import { presentTotals } from '../present.ts';
import { verifyLedger, type LedgerReport } from '../verifyLedger.ts';

export const getTrialBalance = ({ pool }: WalletDeps): Route => {
  // Checking the books reads all of them: whoever asks while that is under way gets the same report.
  let running: Promise<LedgerReport> | undefined;
  const report = (): Promise<LedgerReport> => {
    running ??= verifyLedger(pool).finally(() => {
      running = undefined;
    });
    return running;
  };
  return implement(operation, async ({ brand, session }) => {
    const { faults, trialBalance, chains, takenAt } = await report();
    return {
      takenAt: takenAt.toISOString(),
      rows: trialBalance.filter((row) => row.brandId === session.brandId).map((row) => presentTotals(row, brand.code)),
      faults,
      chains: chains.map((chain) => ({ ...chain, sequence: String(chain.sequence) })),
    };
  });
};
