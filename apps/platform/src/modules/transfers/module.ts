import type { Module } from '#kit/implement.ts';
import { checkDueMovesJob } from './jobs/checkDueMoves.ts';
import { readDueRoundsJob } from './jobs/readDueRounds.ts';
import { getConsolidatedFunds } from './routes/getConsolidatedFunds.ts';
import { getGameWallet } from './routes/getGameWallet.ts';
import { getMerchantWallet } from './routes/getMerchantWallet.ts';
import { getReconciliation } from './routes/getReconciliation.ts';
import { getWalletMode } from './routes/getWalletMode.ts';
import { listWalletMoves } from './routes/listWalletMoves.ts';
import { listTransfers } from './routes/listTransfers.ts';
import { transferAll } from './routes/transferAll.ts';
import { transferWallet } from './routes/transferWallet.ts';
import { updateAutoTransfer } from './routes/updateAutoTransfer.ts';
import { updateWalletMode } from './routes/updateWalletMode.ts';
import type { TransfersDeps } from './TransfersDeps.ts';

/** Members' wallets at transfer vendors: balances, transfers, and transfers in doubt. */
export function transfersModule(deps: TransfersDeps): Module {
  return {
    name: 'transfers',
    routes: [
      getMerchantWallet(deps),
      getGameWallet(deps),
      getConsolidatedFunds(deps),
      transferWallet(deps),
      transferAll(deps),
      listTransfers(deps),
      updateAutoTransfer(deps),
      getWalletMode(deps),
      updateWalletMode(deps),
      listWalletMoves(deps),
      getReconciliation(deps),
    ],
    jobs: [checkDueMovesJob(deps), readDueRoundsJob(deps)],
  };
}
