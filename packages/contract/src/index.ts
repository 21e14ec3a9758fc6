export { commonErrors, errorStatus, type ErrorCode } from './errors.ts';
export { liveEvents, type LiveEvent } from './live.ts';
export {
  operation,
  type Answer,
  type Audience,
  type ErrorsOf,
  type InputOf,
  type Method,
  type Operation,
  type OutputOf,
} from './operation.ts';
export { operations } from './operations.ts';
export { auditRow, listTrail } from './audit/listTrail.ts';
export { approveDeposit } from './cashier/approveDeposit.ts';
export { createDeposit } from './cashier/createDeposit.ts';
export { depositMethod, deposit } from './cashier/depositMethod.ts';
export { listDepositMethods } from './cashier/listDepositMethods.ts';
export { queuedDeposit, listDepositQueue } from './cashier/listDepositQueue.ts';
export { listDeposits } from './cashier/listDeposits.ts';
export { rejectDeposit } from './cashier/rejectDeposit.ts';
export { getFreePlay } from './games/getFreePlay.ts';
export { launchGame } from './games/launchGame.ts';
export { game, listGames } from './games/listGames.ts';
export { listVendors } from './games/listVendors.ts';
export { getMemberInfo } from './identity/getMemberInfo.ts';
export { login } from './identity/login.ts';
export { logout } from './identity/logout.ts';
export { member } from './identity/member.ts';
export { register } from './identity/register.ts';
export { session } from './identity/session.ts';
export { getMember } from './members/getMember.ts';
export { memberRow, listMembers } from './members/listMembers.ts';
export { getOperator } from './operators/getOperator.ts';
export { getOverview } from './operators/getOverview.ts';
export { operator, signIn } from './operators/signIn.ts';
export { signOut } from './operators/signOut.ts';
export { getStatus } from './site/getStatus.ts';
export { getRound } from './vendors/getRound.ts';
export { listMemberRounds } from './vendors/listMemberRounds.ts';
export { listRounds } from './vendors/listRounds.ts';
export { round, roundEntry } from './vendors/round.ts';
export { entry, trialBalanceRow, accountBalance } from './wallet/entry.ts';
export { getBalance } from './wallet/getBalance.ts';
export { getTrialBalance } from './wallet/getTrialBalance.ts';
export { listEntries } from './wallet/listEntries.ts';
