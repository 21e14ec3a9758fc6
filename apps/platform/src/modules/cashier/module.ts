import type { Module } from '#kit/implement.ts';
import { approveDeposit } from './routes/approveDeposit.ts';
import { createDeposit } from './routes/createDeposit.ts';
import { listDepositMethods } from './routes/listDepositMethods.ts';
import { listDepositQueue } from './routes/listDepositQueue.ts';
import { listDeposits } from './routes/listDeposits.ts';
import { closeHeldDeposit } from './routes/closeHeldDeposit.ts';
import { rejectDeposit } from './routes/rejectDeposit.ts';
import { receiveUnconfirmedJob } from './jobs/receiveUnconfirmed.ts';
import { listAccounts } from './routes/listAccounts.ts';
import { bindAccount } from './routes/bindAccount.ts';
import { getWithdrawRules } from './routes/getWithdrawRules.ts';
import { createWithdrawal } from './routes/createWithdrawal.ts';
import { listWithdrawals } from './routes/listWithdrawals.ts';
import { confirmReceipt } from './routes/confirmReceipt.ts';
import { getOwnProof } from './routes/getOwnProof.ts';
import { listWithdrawalQueue } from './routes/listWithdrawalQueue.ts';
import { getProof } from './routes/getProof.ts';
import { approveWithdrawal } from './routes/approveWithdrawal.ts';
import { rejectWithdrawal } from './routes/rejectWithdrawal.ts';
import { payWithdrawal } from './routes/payWithdrawal.ts';
import { listChannels } from './routes/listChannels.ts';
import { createChannel } from './routes/createChannel.ts';
import { updateChannel } from './routes/updateChannel.ts';
import { getWithdrawLimits } from './routes/getWithdrawLimits.ts';
import { updateWithdrawLimits } from './routes/updateWithdrawLimits.ts';
import { createAdjustment } from './routes/createAdjustment.ts';
import { approveAdjustment } from './routes/approveAdjustment.ts';
import { rejectAdjustment } from './routes/rejectAdjustment.ts';
import { listAdjustments } from './routes/listAdjustments.ts';
import { createPayout } from './routes/createPayout.ts';
import { getDepositProof } from './routes/getDepositProof.ts';
import { updateDefaultAccount } from './routes/updateDefaultAccount.ts';
import { updateDeposit } from './routes/updateDeposit.ts';
import { expireDepositsJob } from './jobs/expireDeposits.ts';
import { resolveCase } from './routes/resolveCase.ts';
import type { CashierDeps } from './CashierDeps.ts';

/** Deposits and withdrawals: channels and accounts, requests, and the operators' decisions. */
export function cashierModule(deps: CashierDeps): Module {
  return {
    name: 'cashier',
    routes: [
      listDepositMethods(deps),
      createDeposit(deps),
      listDeposits(deps),
      listDepositQueue(deps),
      approveDeposit(deps),
      rejectDeposit(deps),
      closeHeldDeposit(deps),
      listAccounts(deps),
      bindAccount(deps),
      updateDefaultAccount(deps),
      getWithdrawRules(deps),
      createWithdrawal(deps),
      listWithdrawals(deps),
      confirmReceipt(deps),
      getOwnProof(deps),
      listWithdrawalQueue(deps),
      getProof(deps),
      approveWithdrawal(deps),
      rejectWithdrawal(deps),
      payWithdrawal(deps),
      resolveCase(deps),
      createPayout(deps),
      listChannels(deps),
      createChannel(deps),
      updateChannel(deps),
      getWithdrawLimits(deps),
      updateWithdrawLimits(deps),
      createAdjustment(deps),
      approveAdjustment(deps),
      rejectAdjustment(deps),
      listAdjustments(deps),
      getDepositProof(deps),
      updateDeposit(deps),
    ],
    jobs: [receiveUnconfirmedJob(deps), expireDepositsJob(deps)],
  };
}
