export { commonErrors, errorStatus, type ErrorCode } from './errors.ts';
export { language, localTexts } from './language.ts';
export { inEveryLanguage, isLanguage, languageCodes, languageOfTag, languages, type Language } from './languages.ts';
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
export { getTeamOverview } from './agents/getTeamOverview.ts';
export { listDownlines } from './agents/listDownlines.ts';
export { getRegisterTerms } from './agents/getRegisterTerms.ts';
export { createDownlines } from './agents/createDownlines.ts';
export { createLink } from './agents/createLink.ts';
export { listLinks } from './agents/listLinks.ts';
export { closeLink } from './agents/closeLink.ts';
export { updateTerms } from './agents/updateTerms.ts';
export { getUpline } from './agents/getUpline.ts';
export { createTransfer } from './agents/createTransfer.ts';
export { listTeamRounds } from './agents/listTeamRounds.ts';
export { listTeamStatements } from './agents/listTeamStatements.ts';
export { getRevenueReport } from './agents/getRevenueReport.ts';
export { listTeamTransactions } from './agents/listTeamTransactions.ts';
export { listAgentNotices } from './agents/listAgentNotices.ts';
export { day, figures, gameClassifies } from './agents/figures.ts';
export { downline, downlineType, prizeGroup, rebateBps } from './agents/downline.ts';
export { registerLink } from './agents/registerLink.ts';
export { listTree } from './agents/listTree.ts';
export { createMove } from './agents/createMove.ts';
export { listMoves } from './agents/listMoves.ts';
export { decideMove } from './agents/decideMove.ts';
export { move } from './agents/move.ts';
export { candidate, candidateChannels } from './agents/candidate.ts';
export { createCandidate } from './agents/createCandidate.ts';
export { listCandidates } from './agents/listCandidates.ts';
export { decideCandidate } from './agents/decideCandidate.ts';
export { listQuotas } from './agents/listQuotas.ts';
export { updateQuota } from './agents/updateQuota.ts';
export { getInvite } from './agents/getInvite.ts';
export { getOwnInvite } from './agents/getOwnInvite.ts';
export { updateOwnInvite } from './agents/updateOwnInvite.ts';
export { removeInvite } from './agents/removeInvite.ts';
export { invitePictures, inviteWords } from './agents/inviteWords.ts';
export { agentReports, getReportFile } from './agents/getReportFile.ts';
export { quota, quotaChange } from './agents/quota.ts';
export { auditRow, listTrail } from './audit/listTrail.ts';
export { approveDeposit } from './cashier/approveDeposit.ts';
export { createDeposit } from './cashier/createDeposit.ts';
export { depositKind, depositMethod, depositNetwork, deposit } from './cashier/depositMethod.ts';
export { differenceClasses, getStatement, statementDifference } from './gateways/getStatement.ts';
export { gateway, listGateways } from './gateways/listGateways.ts';
export { adjustment, adjustmentCauses } from './cashier/adjustment.ts';
export { channel, channelDraft, withdrawLimits } from './cashier/channel.ts';
export { listChannels } from './cashier/listChannels.ts';
export { createChannel } from './cashier/createChannel.ts';
export { updateChannel } from './cashier/updateChannel.ts';
export { getWithdrawLimits } from './cashier/getWithdrawLimits.ts';
export { updateWithdrawLimits } from './cashier/updateWithdrawLimits.ts';
export { createAdjustment } from './cashier/createAdjustment.ts';
export { approveAdjustment } from './cashier/approveAdjustment.ts';
export { rejectAdjustment } from './cashier/rejectAdjustment.ts';
export { listAdjustments } from './cashier/listAdjustments.ts';
export { createPayout } from './cashier/createPayout.ts';
export { getDepositProof } from './cashier/getDepositProof.ts';
export { updateDeposit } from './cashier/updateDeposit.ts';
export { listDepositMethods } from './cashier/listDepositMethods.ts';
export { queuedDeposit, listDepositQueue } from './cashier/listDepositQueue.ts';
export { listDeposits } from './cashier/listDeposits.ts';
export { getPolicy } from './limits/getPolicy.ts';
export { updatePolicy } from './limits/updatePolicy.ts';
export { getMemberProfile } from './members/getMemberProfile.ts';
export { getMemberSecurity } from './members/getMemberSecurity.ts';
export { createSecondStepReset } from './members/createSecondStepReset.ts';
export { decideSecondStepReset } from './members/decideSecondStepReset.ts';
export { listSecondStepResets } from './members/listSecondStepResets.ts';
export { createNote } from './members/createNote.ts';
export { updateTags } from './members/updateTags.ts';
export { listNotes } from './members/listNotes.ts';
export { secondStepReset } from './members/secondStepReset.ts';
export { note } from './members/note.ts';
export { getKyc } from './kyc/getKyc.ts';
export { createSubmission } from './kyc/createSubmission.ts';
export { listSubmissions } from './kyc/listSubmissions.ts';
export { getDocument } from './kyc/getDocument.ts';
export { decideSubmission } from './kyc/decideSubmission.ts';
export { getLevels } from './kyc/getLevels.ts';
export { updateLevels } from './kyc/updateLevels.ts';
export { kycReasons, kycSubmission } from './kyc/kycSubmission.ts';
export { closeHeldDeposit } from './cashier/closeHeldDeposit.ts';
export { rejectDeposit } from './cashier/rejectDeposit.ts';
export { createFavourite } from './games/createFavourite.ts';
export { getFavourites } from './games/getFavourites.ts';
export { listFavourites } from './games/listFavourites.ts';
export { listGameTypes } from './games/listGameTypes.ts';
export { listRecent } from './games/listRecent.ts';
export { removeFavourite } from './games/removeFavourite.ts';
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
export { closeExclusion } from './limits/closeExclusion.ts';
export { createExclusion } from './limits/createExclusion.ts';
export { createSelfExclusion } from './limits/createSelfExclusion.ts';
export { createTimeOut, timeOutHours } from './limits/createTimeOut.ts';
export { getLimits } from './limits/getLimits.ts';
export { getMemberLimits } from './limits/getMemberLimits.ts';
export { getPlay } from './limits/getPlay.ts';
export { listExcluded } from './limits/listExcluded.ts';
export { updateLimit } from './limits/updateLimit.ts';
export { updateSessionLimit } from './limits/updateSessionLimit.ts';
export { reminderMinutes, updateReminder } from './limits/updateReminder.ts';
export { getMember } from './members/getMember.ts';
export { memberRow, listMembers } from './members/listMembers.ts';
export { getOperator } from './operators/getOperator.ts';
export { getActivity } from './operators/getActivity.ts';
export { getOverview } from './operators/getOverview.ts';
export { operator, signIn } from './operators/signIn.ts';
export { signOut } from './operators/signOut.ts';
export { getStatus } from './site/getStatus.ts';
export { closeSeed } from './vendors/closeSeed.ts';
export { getRound } from './vendors/getRound.ts';
export { brandVendor, maintenanceWindow } from './vendors/brandVendor.ts';
export { createComparison } from './vendors/createComparison.ts';
export { decideDifference } from './vendors/decideDifference.ts';
export { listComparisons } from './vendors/listComparisons.ts';
export { listJackpots } from './vendors/listJackpots.ts';
export { createFreeRounds } from './vendors/createFreeRounds.ts';
export { decideHeldWin } from './vendors/decideHeldWin.ts';
export { heldWin } from './vendors/heldWin.ts';
export { listHeldWins } from './vendors/listHeldWins.ts';
export { listWinCaps } from './vendors/listWinCaps.ts';
export { removeWinCap } from './vendors/removeWinCap.ts';
export { updateWinCap, WIN_CAP_LIMITS } from './vendors/updateWinCap.ts';
export { vendorWinCaps, winCap } from './vendors/winCap.ts';
export { decideFreeRounds } from './vendors/decideFreeRounds.ts';
export { freeRounds, freeRoundsStatus, operatorFreeRounds } from './vendors/freeRounds.ts';
export { getFreeRounds } from './vendors/getFreeRounds.ts';
export { listFreeRounds } from './vendors/listFreeRounds.ts';
export { jackpotPayment, jackpotPool } from './vendors/jackpotPool.ts';
export { decideStuckRound } from './vendors/decideStuckRound.ts';
export { listStuckRounds } from './vendors/listStuckRounds.ts';
export { stuckRound } from './vendors/stuckRound.ts';
export { listDifferences } from './vendors/listDifferences.ts';
export { updateDifference } from './vendors/updateDifference.ts';
export { comparison, roundDifference } from './vendors/comparison.ts';
export { closeWindow } from './vendors/closeWindow.ts';
export { createWindow } from './vendors/createWindow.ts';
export { listBrandVendors } from './vendors/listBrandVendors.ts';
export { updateBrandVendor } from './vendors/updateBrandVendor.ts';
export { catalogueGame, gameDecision } from './games/catalogueGame.ts';
export { getReturnReport } from './games/getReturnReport.ts';
export { returnRow } from './games/returnRow.ts';
export { listGameRounds } from './vendors/listGameRounds.ts';
export { listCatalogue } from './games/listCatalogue.ts';
export { updateGame } from './games/updateGame.ts';
export { listMemberRounds } from './vendors/listMemberRounds.ts';
export { listRounds } from './vendors/listRounds.ts';
export { round, roundEntry } from './vendors/round.ts';
export { entry, trialBalanceRow, accountBalance } from './wallet/entry.ts';
export { getBalance } from './wallet/getBalance.ts';
export { createCheck } from './wallet/createCheck.ts';
export { getTrialBalance } from './wallet/getTrialBalance.ts';
export { getTransfer } from './wallet/getTransfer.ts';
export { listEntries } from './wallet/listEntries.ts';
export { banner, listAnnouncements, notice, popupItem } from './content/listAnnouncements.ts';
export { chatEnvelope, ownChatEnvelope } from './chat/chatEnvelope.ts';
export { closeEnvelope } from './chat/closeEnvelope.ts';
export { createEnvelope } from './chat/createEnvelope.ts';
export { createRoom } from './chat/createRoom.ts';
export { envelopeDraft, houseEnvelope } from './chat/envelopeDraft.ts';
export { getChatUnread } from './chat/getChatUnread.ts';
export { getModeration } from './chat/getModeration.ts';
export { launchChat } from './chat/launchChat.ts';
export { listChatMessages } from './chat/listChatMessages.ts';
export { listEnvelopes } from './chat/listEnvelopes.ts';
export { listModels } from './chat/listModels.ts';
export { muteMember } from './chat/muteMember.ts';
export { removeChatMessage } from './chat/removeChatMessage.ts';
export { updateRoom } from './chat/updateRoom.ts';
export { updateWords } from './chat/updateWords.ts';
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
export { createItem } from './content/createItem.ts';
export { getHelpCenter } from './content/getHelpCenter.ts';
export { bannerGroups, linkageTypes, type BannerGroup } from './content/bannerGroups.ts';
export { contentBody, contentDraft, contentItem, contentKinds } from './content/contentItem.ts';
export { listBadges } from './content/listBadges.ts';
export { listItems } from './content/listItems.ts';
export { removeItem } from './content/removeItem.ts';
export { updateItem } from './content/updateItem.ts';
export { uploadImage } from './content/uploadImage.ts';
export { getGameMenus } from './games/getGameMenus.ts';
export { listHotGames } from './games/listHotGames.ts';
export { listWinners } from './games/listWinners.ts';
export { changePassword } from './identity/changePassword.ts';
export { checkAffiliate } from './identity/checkAffiliate.ts';
export { createHandOver } from './identity/createHandOver.ts';
export { endDevice } from './identity/endDevice.ts';
export { botActions } from './identity/botCheck.ts';
export { getBotChallenge } from './identity/getBotChallenge.ts';
export { getCaptcha } from './identity/getCaptcha.ts';
export { getIcon } from './identity/getIcon.ts';
export { listSessions } from './identity/listSessions.ts';
export { recoverByEmail } from './identity/recoverByEmail.ts';
export { recoverByLink } from './identity/recoverByLink.ts';
export { recoverByPhone } from './identity/recoverByPhone.ts';
export { registered, mobileRegistration, usernameRegistration } from './identity/usernameRegistration.ts';
export { registerMobile } from './identity/registerMobile.ts';
export { sendLoginCode } from './identity/sendLoginCode.ts';
export { sendRecoveryCode } from './identity/sendRecoveryCode.ts';
export { sendRegisterCode } from './identity/sendRegisterCode.ts';
export { sendVerification } from './identity/sendVerification.ts';
export { setIcon } from './identity/setIcon.ts';
export { setLanguage } from './identity/setLanguage.ts';
export { startFreePlay } from './identity/startFreePlay.ts';
export { takeHandOver } from './identity/takeHandOver.ts';
export { verifyLogin } from './identity/verifyLogin.ts';
export { broadcast, broadcastAudiences } from './messages/broadcast.ts';
export { cancelBroadcast } from './messages/cancelBroadcast.ts';
export { createBroadcast } from './messages/createBroadcast.ts';
export { getAudience } from './messages/getAudience.ts';
export { getUnreadCount } from './messages/getUnreadCount.ts';
export { listBroadcasts } from './messages/listBroadcasts.ts';
export { listMessages } from './messages/listMessages.ts';
export { markRead } from './messages/markRead.ts';
export { platformMessage } from './messages/platformMessage.ts';
export { sendMessage } from './messages/sendMessage.ts';
export { listSchedule } from './jobs/listSchedule.ts';
export { listQueue } from './jobs/listQueue.ts';
export { retryJob } from './jobs/retryJob.ts';
export { runJob } from './jobs/runJob.ts';
export { listOutbox } from './outbox/listOutbox.ts';
export { getConsoleStart } from './site/getConsoleStart.ts';
export { getDomainRoute } from './site/getDomainRoute.ts';
export { getRegisterRules } from './site/getRegisterRules.ts';
export { getSettings } from './site/getSettings.ts';
export { getWhitelabel } from './site/getWhitelabel.ts';
export { listCountries } from './site/listCountries.ts';
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
export { tryField } from './site/tryField.ts';
export { updateSettings } from './site/updateSettings.ts';
export { closeTicket } from './feedback/closeTicket.ts';
export { createFollowUp } from './feedback/createFollowUp.ts';
export { createReply } from './feedback/createReply.ts';
export { createTicket } from './feedback/createTicket.ts';
export { getFeedback } from './feedback/getFeedback.ts';
export { getFeedbackImage } from './feedback/getFeedbackImage.ts';
export { getTicketImage } from './feedback/getTicketImage.ts';
export { listTickets } from './feedback/listTickets.ts';
export { feedbackStatus, feedbackTypes, memberTicket, ticket, type FeedbackType } from './feedback/ticket.ts';
export { listSent } from './messages/listSent.ts';
export { listTransactions, transactionKinds } from './wallet/listTransactions.ts';
export { approveWithdrawal } from './cashier/approveWithdrawal.ts';
export { bindAccount } from './cashier/bindAccount.ts';
export { confirmReceipt } from './cashier/confirmReceipt.ts';
export { createWithdrawal } from './cashier/createWithdrawal.ts';
export { getOwnProof } from './cashier/getOwnProof.ts';
export { getProof } from './cashier/getProof.ts';
export { getWithdrawRules } from './cashier/getWithdrawRules.ts';
export { listAccounts } from './cashier/listAccounts.ts';
export { listWithdrawalQueue, queuedWithdrawal, riskFlags } from './cashier/listWithdrawalQueue.ts';
export { listWithdrawals } from './cashier/listWithdrawals.ts';
export { payWithdrawal } from './cashier/payWithdrawal.ts';
export { proofFile } from './cashier/proofFile.ts';
export { rejectWithdrawal } from './cashier/rejectWithdrawal.ts';
export { resolveCase } from './cashier/resolveCase.ts';
export { withdrawal, withdrawalAccount, withdrawalReasons, withdrawalStatus } from './cashier/withdrawal.ts';
export { setPaymentPassword } from './identity/setPaymentPassword.ts';
export { getConsolidated } from './contracts/getConsolidated.ts';
export { processContract } from './contracts/processContract.ts';
export { createRequest } from './contracts/createRequest.ts';
export { listRequests } from './contracts/listRequests.ts';
export { listPartners } from './contracts/listPartners.ts';
export { simulateContract } from './contracts/simulateContract.ts';
export { getDividend } from './contracts/getDividend.ts';
export { getDailySalary } from './contracts/getDailySalary.ts';
export { listSalary } from './contracts/listSalary.ts';
export { getHourlySalary } from './contracts/getHourlySalary.ts';
export { listHourSalary } from './contracts/listHourSalary.ts';
export { getRealtimeSalary } from './contracts/getRealtimeSalary.ts';
export { listTemplates } from './contracts/listTemplates.ts';
export { createTemplate } from './contracts/createTemplate.ts';
export { closeTemplate } from './contracts/closeTemplate.ts';
export { createOffer } from './contracts/createOffer.ts';
export { listOffers } from './contracts/listOffers.ts';
export { decideOffer } from './contracts/decideOffer.ts';
export { listBills, billView } from './contracts/listBills.ts';
export { getBillsFile } from './contracts/getBillsFile.ts';
export { getBillQueueFile } from './contracts/getBillQueueFile.ts';
export { approveBill } from './contracts/approveBill.ts';
export { rejectBill } from './contracts/rejectBill.ts';
export { billStatus, contractBill, contractOverview } from './contracts/contractBill.ts';
export { contractRequest, contractState } from './contracts/contractState.ts';
export { contractTemplate } from './contracts/contractTemplate.ts';
export { contractKind, contractTerms, contractTier } from './contracts/contractTerms.ts';
export { getConsolidatedFunds } from './transfers/getConsolidatedFunds.ts';
export { getGameWallet } from './transfers/getGameWallet.ts';
export { getMerchantWallet } from './transfers/getMerchantWallet.ts';
export { getReconciliation } from './transfers/getReconciliation.ts';
export { listTransfers } from './transfers/listTransfers.ts';
export { transferAll } from './transfers/transferAll.ts';
export { transferWallet } from './transfers/transferWallet.ts';
export { updateAutoTransfer } from './transfers/updateAutoTransfer.ts';
export { updateWalletMode } from './transfers/updateWalletMode.ts';
export { getWalletMode, walletMode } from './transfers/getWalletMode.ts';
export { listWalletMoves, operatorMove } from './transfers/listWalletMoves.ts';
export { merchantWallet } from './transfers/merchantWallet.ts';
export { transferMove, transferStatus, walletName } from './transfers/transferMove.ts';
export { listBonuses } from './bonuses/listBonuses.ts';
export { getRebate } from './bonuses/getRebate.ts';
export { claimRebate } from './bonuses/claimRebate.ts';
export { listRebateClaims } from './bonuses/listRebateClaims.ts';
export { createGrant } from './bonuses/createGrant.ts';
export { approveGrant } from './bonuses/approveGrant.ts';
export { rejectGrant } from './bonuses/rejectGrant.ts';
export { cancelGrant } from './bonuses/cancelGrant.ts';
export { listGrants } from './bonuses/listGrants.ts';
export { updateRebateRules } from './bonuses/updateRebateRules.ts';
export { getRebateRules, rebateRates, rebateRules } from './bonuses/getRebateRules.ts';
export { bonus, bonusStatus, operatorBonus } from './bonuses/bonus.ts';
export { rebateClaim, rebateClasses, rebateLine } from './bonuses/rebateClaim.ts';
export { getGameMenu } from './lotteries/getGameMenu.ts';
export { listRecentLotteries } from './lotteries/listRecentLotteries.ts';
export { listPopularLotteries } from './lotteries/listPopularLotteries.ts';
export { listOpenedNumbers } from './lotteries/listOpenedNumbers.ts';
export { getOpenedNumero } from './lotteries/getOpenedNumero.ts';
export { launchLottery } from './lotteries/launchLottery.ts';
export { getLottery } from './lotteries/getLottery.ts';
export { placeOrder } from './lotteries/placeOrder.ts';
export { cancelOrder } from './lotteries/cancelOrder.ts';
export { listOrders } from './lotteries/listOrders.ts';
export { getDrawProof } from './lotteries/getDrawProof.ts';
export { placeChase } from './lotteries/placeChase.ts';
export { cancelChase } from './lotteries/cancelChase.ts';
export { listChases } from './lotteries/listChases.ts';
export { listLotteries } from './lotteries/listLotteries.ts';
export { updateLottery } from './lotteries/updateLottery.ts';
export { getDrawRisk } from './lotteries/getDrawRisk.ts';
export { listDraws } from './lotteries/listDraws.ts';
export { createProposal } from './lotteries/createProposal.ts';
export { decideProposal } from './lotteries/decideProposal.ts';
export { listFeeds } from './lotteries/listFeeds.ts';
export { createFeed } from './lotteries/createFeed.ts';
export { updateFeed } from './lotteries/updateFeed.ts';
export { decideFeed } from './lotteries/decideFeed.ts';
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
export { operatorLottery } from './lotteries/operatorLottery.ts';
export { fedLottery, lotteryFeed } from './lotteries/lotteryFeed.ts';
export { getPointsBalance } from './points/getPointsBalance.ts';
export { getPointsConfig } from './points/getPointsConfig.ts';
export { listRewards } from './points/listRewards.ts';
export { redeem } from './points/redeem.ts';
export { listRedemptions } from './points/listRedemptions.ts';
export { convertPoints } from './points/convertPoints.ts';
export { listPointsDetails } from './points/listPointsDetails.ts';
export { listRedemptionQueue } from './points/listRedemptionQueue.ts';
export { approveRedemption } from './points/approveRedemption.ts';
export { rejectRedemption } from './points/rejectRedemption.ts';
export { listRewardCatalogue } from './points/listRewardCatalogue.ts';
export { createReward } from './points/createReward.ts';
export { updateReward } from './points/updateReward.ts';
export { updatePointsSettings } from './points/updatePointsSettings.ts';
export { getLiability } from './points/getLiability.ts';
export { liabilityAges, liabilitySources } from './points/liability.ts';
export { getPointsSettings, pointsSettings } from './points/getPointsSettings.ts';
export { operatorRedemption, pointsRates, redemption, reward } from './points/points.ts';
export { catalogueReward, rewardDraft } from './points/rewardDraft.ts';
export { listPromotions } from './promotions/listPromotions.ts';
export { listOwnPromotions } from './promotions/listOwnPromotions.ts';
export { joinPromotion } from './promotions/joinPromotion.ts';
export { claimReward } from './promotions/claimReward.ts';
export { claimRaffle } from './promotions/claimRaffle.ts';
export { createApplication } from './promotions/createApplication.ts';
export { listOwnRewards } from './promotions/listOwnRewards.ts';
export { getRewardCount } from './promotions/getRewardCount.ts';
export { listCampaigns } from './promotions/listCampaigns.ts';
export { createCampaign } from './promotions/createCampaign.ts';
export { updateCampaign } from './promotions/updateCampaign.ts';
export { listApplications } from './promotions/listApplications.ts';
export { processApplication } from './promotions/processApplication.ts';
export { approveApplication } from './promotions/approveApplication.ts';
export { rejectApplication } from './promotions/rejectApplication.ts';
export { getApplicationImage } from './promotions/getApplicationImage.ts';
export { getMissionSummary } from './promotions/getMissionSummary.ts';
export { checkIn } from './promotions/checkIn.ts';
export { claimMission } from './promotions/claimMission.ts';
export { listMissionLeaderboard } from './promotions/listMissionLeaderboard.ts';
export { closeMission } from './promotions/closeMission.ts';
export { getReferral } from './promotions/getReferral.ts';
export { missionSummary } from './promotions/missionSummary.ts';
export { application } from './promotions/application.ts';
export { campaign, campaignDraft } from './promotions/campaign.ts';
export {
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
