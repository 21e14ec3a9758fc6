export { createCheck } from './createCheck.ts';
export { getBalance } from './getBalance.ts';
export { getTransactionsFile } from './getTransactionsFile.ts';
export { getTransfer } from './getTransfer.ts';
export { getTrialBalance } from './getTrialBalance.ts';
export { listEntries } from './listEntries.ts';
export { listTransactions } from './listTransactions.ts';
