export { commonErrors, errorStatus, type ErrorCode } from './errors.ts';
export { language, localTexts } from './language.ts';
export {
  fallbackLanguage,
  inEveryLanguage,
  isLanguage,
  knownLanguage,
  languageCodes,
  languageOfTag,
  languages,
  type Language,
} from './languages.ts';
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
export { localText, type LocalTexts } from './localText.ts';
export { operations } from './operations.ts';
export { day, figures, gameClassifies } from './agents/figures.ts';
export { downline, downlineType, prizeGroup, rebateBps } from './agents/downline.ts';
export { registerLink } from './agents/registerLink.ts';
export { move } from './agents/move.ts';
export { candidate, candidateChannels } from './agents/candidate.ts';
export { invitePictures, inviteWords } from './agents/inviteWords.ts';
export { agentReports } from './agents/getReportFile.ts';
export { quota, quotaChange } from './agents/quota.ts';
export { auditRow } from './audit/listTrail.ts';
export { depositKind, depositMethod, depositNetwork, deposit } from './cashier/depositMethod.ts';
export { differenceClasses, statementDifference } from './gateways/getStatement.ts';
export { gateway } from './gateways/listGateways.ts';
export { adjustment, adjustmentCauses } from './cashier/adjustment.ts';
export { channel, channelDraft, withdrawLimits } from './cashier/channel.ts';
export { queuedDeposit } from './cashier/listDepositQueue.ts';
export { secondStepReset } from './members/secondStepReset.ts';
export { note } from './members/note.ts';
export {
  MAX_CONDITIONS,
  MAX_SEGMENTS,
  segment,
  segmentCondition,
  segmentDraft,
  segmentUse,
} from './members/segment.ts';
export { kycReasons, kycSubmission } from './kyc/kycSubmission.ts';
export { formula, formulaVersion, ngr } from './contracts/formula.ts';
export { game } from './games/listGames.ts';
export { member } from './identity/member.ts';
export { session } from './identity/session.ts';
export { timeOutHours } from './limits/createTimeOut.ts';
export { reminderMinutes } from './limits/updateReminder.ts';
export { memberRow } from './members/listMembers.ts';
export { operator } from './operators/signIn.ts';
export { brandVendor, maintenanceWindow } from './vendors/brandVendor.ts';
export { heldWin } from './vendors/heldWin.ts';
export { WIN_CAP_LIMITS } from './vendors/updateWinCap.ts';
export { vendorWinCaps, winCap } from './vendors/winCap.ts';
export { freeRounds, freeRoundsStatus, operatorFreeRounds } from './vendors/freeRounds.ts';
export { jackpotPayment, jackpotPool } from './vendors/jackpotPool.ts';
export { stuckRound } from './vendors/stuckRound.ts';
export { comparison, roundDifference } from './vendors/comparison.ts';
export { catalogueGame, gameDecision } from './games/catalogueGame.ts';
export { returnRow } from './games/returnRow.ts';
export { round, roundEntry } from './vendors/round.ts';
export { entry, trialBalanceRow, accountBalance } from './wallet/entry.ts';
export { banner, notice, popupItem } from './content/listAnnouncements.ts';
export { chatEnvelope, ownChatEnvelope } from './chat/chatEnvelope.ts';
export { envelopeDraft, houseEnvelope } from './chat/envelopeDraft.ts';
export {
  CHAT_TEXT_MAX,
  chatEvents,
  chatMessage,
  chatRequests,
  chatRoom,
  chatSocketPath,
  chatValues,
} from './chat/chatRequests.ts';
export { chatMute, moderatedMessage, moderatedRoom, roomDraft } from './chat/moderatedRoom.ts';
export { bannerGroups, linkageTypes, type BannerGroup } from './content/bannerGroups.ts';
export { contentBody, contentDraft, contentItem, contentKinds } from './content/contentItem.ts';
export { botActions } from './identity/botCheck.ts';
export { registered, mobileRegistration, usernameRegistration } from './identity/usernameRegistration.ts';
export { broadcast, broadcastAudiences } from './messages/broadcast.ts';
export { platformMessage } from './messages/platformMessage.ts';
export {
  moduleIds,
  registerField,
  registerFieldNames,
  shortestPasswords,
  registerRules,
  siteSettings,
  type ModuleId,
  type RegisterFieldName,
  type SiteSettings,
} from './site/settings.ts';
export {
  closedStatus,
  openStatus,
  resource,
  siteInfo,
  whitelabelNode,
  type WhitelabelNode,
} from './site/openStatus.ts';
export { letter, letterStatus } from './feedback/letter.ts';
export { feedbackStatus, feedbackTypes, memberTicket, ticket, type FeedbackType } from './feedback/ticket.ts';
export { transactionKinds } from './wallet/ledgerKinds.ts';
export { queuedWithdrawal, riskFlags } from './cashier/listWithdrawalQueue.ts';
export { proofFile } from './cashier/proofFile.ts';
export { withdrawal, withdrawalAccount, withdrawalReasons, withdrawalStatus } from './cashier/withdrawal.ts';
export { billView } from './contracts/listBills.ts';
export { billStatus, contractBill, contractOverview } from './contracts/contractBill.ts';
export { contractRequest, contractState } from './contracts/contractState.ts';
export { contractTemplate } from './contracts/contractTemplate.ts';
export { contractKind, contractTerms, contractTier } from './contracts/contractTerms.ts';
export { walletMode } from './transfers/getWalletMode.ts';
export { operatorMove } from './transfers/listWalletMoves.ts';
export { merchantWallet } from './transfers/merchantWallet.ts';
export { transferMove, transferStatus, walletName } from './transfers/transferMove.ts';
export { rebateRates, rebateRules } from './bonuses/getRebateRules.ts';
export { bonus, bonusStatus, endedStatus, operatorBonus } from './bonuses/bonus.ts';
export { rebateClaim, rebateClasses, rebateLine } from './bonuses/rebateClaim.ts';
export {
  drawProof,
  lineUnit,
  lotteryCard,
  lotteryOrder,
  lotteryTerms,
  openedNumber,
  operatorDraw,
} from './lotteries/lotteryCard.ts';
export { chase } from './lotteries/chase.ts';
export { restriction } from './lotteries/restriction.ts';
export { operatorLottery } from './lotteries/operatorLottery.ts';
export { fedLottery, lotteryFeed } from './lotteries/lotteryFeed.ts';
export { liabilityAges, liabilitySources } from './points/liability.ts';
export { pointsSettings } from './points/getPointsSettings.ts';
export { operatorRedemption, pointsRates, redemption, reward, rewardCategories } from './points/points.ts';
export { catalogueReward, rewardDraft } from './points/rewardDraft.ts';
export { missionSummary } from './promotions/missionSummary.ts';
export { application } from './promotions/application.ts';
export { campaign, campaignDraft } from './promotions/campaign.ts';
export {
  CLAIM_DAYS,
  MAX_IMAGE_BYTES,
  MAX_IMAGES,
  MAX_REMARK,
  MAX_ZALO_BONUS,
  lossPeriods,
  missionFacts,
  missionGoal,
  missionPeriods,
  promotion,
  promotionAudiences,
  promotionKinds,
  promotionReward,
  promotionStatuses,
  promotionTerms,
  referralTerms,
  type PromotionKind,
  type PromotionStatus,
} from './promotions/promotion.ts';
export * from './agents/operations.ts';
export * from './audit/operations.ts';
export * from './bonuses/operations.ts';
export * from './cashier/operations.ts';
export * from './chat/operations.ts';
export * from './content/operations.ts';
export * from './contracts/operations.ts';
export * from './feedback/operations.ts';
export * from './games/operations.ts';
export * from './gateways/operations.ts';
export * from './identity/operations.ts';
export * from './jobs/operations.ts';
export * from './kyc/operations.ts';
export * from './limits/operations.ts';
export * from './lotteries/operations.ts';
export * from './members/operations.ts';
export * from './messages/operations.ts';
export * from './operators/operations.ts';
export * from './outbox/operations.ts';
export * from './points/operations.ts';
export * from './promotions/operations.ts';
export * from './reports/operations.ts';
export * from './site/operations.ts';
export * from './transfers/operations.ts';
export * from './vendors/operations.ts';
export * from './wallet/operations.ts';
