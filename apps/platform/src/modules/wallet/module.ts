import type { Module } from '#kit/implement.ts';
import { arriveJob } from './jobs/arrive.ts';
import { arriveWaitingJob } from './jobs/arriveWaiting.ts';
import { verifyBooksJob } from './jobs/verifyBooks.ts';
import { createCheck } from './routes/createCheck.ts';
import { getBalance } from './routes/getBalance.ts';
import { getTrialBalance } from './routes/getTrialBalance.ts';
import { getTransactionsFile } from './routes/getTransactionsFile.ts';
import { getTransfer } from './routes/getTransfer.ts';
import { listEntries } from './routes/listEntries.ts';
import { listTransactions } from './routes/listTransactions.ts';
import type { WalletDeps } from './WalletDeps.ts';

/** What members and operators may read of the books. */
export function walletModule(deps: WalletDeps): Module {
  return {
    name: 'wallet',
    routes: [
      getBalance(deps),
      listEntries(deps),
      getTransfer(deps),
      getTrialBalance(deps),
      createCheck(deps),
      listTransactions(deps),
      getTransactionsFile(deps),
    ],
    jobs: [arriveJob(deps), arriveWaitingJob(deps), verifyBooksJob(deps)],
  };
}
