import { getTrialBalance as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import type { WalletDeps } from '../WalletDeps.ts';
import { presentTotals } from '../present.ts';
import { brandsOfPlaces } from '../store/brandsOfPlaces.ts';
import { verifyLedger, type LedgerReport } from '../verifyLedger.ts';

type Report = LedgerReport & { brandOf: ReadonlyMap<string, number> };

export const getTrialBalance = ({ booksPool }: WalletDeps): Route => {
  const check = async (): Promise<Report> => {
    const found = await verifyLedger(booksPool);
    return {
      ...found,
      brandOf: await brandsOfPlaces(
        booksPool,
        found.faults.map(({ where }) => where),
      ),
    };
  };
  // Checking the books reads all of them: whoever asks while that is under way gets the same report.
  let running: Promise<Report> | undefined;
  const report = (): Promise<Report> => {
    running ??= check().finally(() => {
      running = undefined;
    });
    return running;
  };
  return implement(operation, async ({ brand, session }) => {
    const { faults, brandOf, trialBalance, chains, takenAt } = await report();
    return {
      takenAt: takenAt.toISOString(),
      rows: trialBalance.filter((row) => row.brandId === session.brandId).map((row) => presentTotals(row, brand.code)),
      // What is wrong with a chain concerns every brand; rows of another brand are nobody else's business.
      faults: faults.filter(({ where }) => (brandOf.get(where) ?? session.brandId) === session.brandId),
      chains: chains.map((chain) => ({ ...chain, sequence: String(chain.sequence) })),
    };
  });
};
