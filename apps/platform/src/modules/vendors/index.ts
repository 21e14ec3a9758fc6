/** Public API of the vendors module: the canonical core that every dialect calls, launches, and betting records. */
export { createVendors, type Vendors } from './createVendors.ts';
export type { Launch } from './createVendorDoors.ts';
export type { JudgeStake, Seamless } from './createSeamless.ts';
export type { SeamlessWallet } from './dialects/Dialect.ts';
export type { ListedGame } from './codec/ListedGame.ts';
export { SupplierError } from './SupplierError.ts';
export {
  CENT,
  type ListedChange,
  type ListedTransfer,
  type RoundPage,
  type TransferState,
  type TransferWallet,
} from './dialects/TransferWallet.ts';
export { studioDialect } from './studioDialect.ts';
export { transferDialects } from './transferDialects.ts';
export { keepRounds, type ToldRound } from './store/toldRounds.ts';
export { houseVendorId } from './houseVendorId.ts';
export type { KnownVendor } from './KnownVendor.ts';
export type { RoundCatalogue } from './VendorsDeps.ts';
export type { FreeOffer } from './FreeRow.ts';
export { presentRound, type GameDisplay } from './present.ts';
export { lotteryGamesOf } from './lotteryGamesOf.ts';
export {
  countNightRounds,
  findRoundsBelow,
  findRoundsBelowBehind,
  findTeamRounds,
  findTeamRoundsBehind,
  readRoundsOf,
  sumTeamRounds,
  type PlacedRound,
  type RoundsBelow,
  type RoundWindow,
  type TeamRound,
} from './store/teams.ts';
export { readPlayedSince, sumMemberDays, type MemberDay } from './store/memberDays.ts';
export {
  LOTTERY_HOURS,
  memberIdOf,
  userOf,
  type PlayAnswer,
  type Standing,
  type Vendor,
  type WonRound,
} from './rules.ts';
export { endOpenings, sumRoundsByDay, sumValidBets } from './store.ts';
export { sumReturns } from './store/returns.ts';
export { orderVendors } from './orderVendors.ts';
export { seedVendor, type VendorSeed } from './seedVendor.ts';
export { seedGreatestWins } from './seedGreatestWins.ts';
export { seedPools } from './seedPools.ts';
export { fileWords as roundFileWords } from './fileWords.ts';
export { readChangedRounds, type ChangedAfter, type ChangedRound } from './store/changedRounds.ts';
export { giveFreeWithin } from './commands/giveFreeWithin.ts';
export {
  playersAmong,
  rankMembers,
  sumLossOfMember,
  sumValidBetsOfMembers,
  sumValidBetsSince,
  type RankedMember,
} from './store/memberSums.ts';
export { sumValidBetsByGame, sumValidBetsWithin } from './store.ts';
export type { HourOfRounds } from './store/latest.ts';
