import { getTeamOverview } from './agents/getTeamOverview.ts';
import { listDownlines } from './agents/listDownlines.ts';
import { getRegisterTerms } from './agents/getRegisterTerms.ts';
import { createDownlines } from './agents/createDownlines.ts';
import { createLink } from './agents/createLink.ts';
import { listLinks } from './agents/listLinks.ts';
import { closeLink } from './agents/closeLink.ts';
import { updateTerms } from './agents/updateTerms.ts';
import { getInvite } from './agents/getInvite.ts';
import { getOwnInvite } from './agents/getOwnInvite.ts';
import { updateOwnInvite } from './agents/updateOwnInvite.ts';
import { removeInvite } from './agents/removeInvite.ts';
import { getReportFile } from './agents/getReportFile.ts';
import { listQuotas } from './agents/listQuotas.ts';
import { updateQuota } from './agents/updateQuota.ts';
import { getUpline } from './agents/getUpline.ts';
import { createTransfer } from './agents/createTransfer.ts';
import { listTeamRounds } from './agents/listTeamRounds.ts';
import { listTeamStatements } from './agents/listTeamStatements.ts';
import { getRevenueReport } from './agents/getRevenueReport.ts';
import { listTeamTransactions } from './agents/listTeamTransactions.ts';
import { listAgentNotices } from './agents/listAgentNotices.ts';
import { listTree } from './agents/listTree.ts';
import { createMove } from './agents/createMove.ts';
import { listMoves } from './agents/listMoves.ts';
import { decideMove } from './agents/decideMove.ts';
import { createCandidate } from './agents/createCandidate.ts';
import { listCandidates } from './agents/listCandidates.ts';
import { decideCandidate } from './agents/decideCandidate.ts';
import { listTrail } from './audit/listTrail.ts';
import { getConsolidated } from './contracts/getConsolidated.ts';
import { processContract } from './contracts/processContract.ts';
import { createRequest } from './contracts/createRequest.ts';
import { listRequests } from './contracts/listRequests.ts';
import { listPartners } from './contracts/listPartners.ts';
import { simulateContract } from './contracts/simulateContract.ts';
import { getDividend } from './contracts/getDividend.ts';
import { getDailySalary } from './contracts/getDailySalary.ts';
import { listSalary } from './contracts/listSalary.ts';
import { getHourlySalary } from './contracts/getHourlySalary.ts';
import { listHourSalary } from './contracts/listHourSalary.ts';
import { getRealtimeSalary } from './contracts/getRealtimeSalary.ts';
import { listTemplates } from './contracts/listTemplates.ts';
import { createTemplate } from './contracts/createTemplate.ts';
import { closeTemplate } from './contracts/closeTemplate.ts';
import { createOffer } from './contracts/createOffer.ts';
import { listOffers } from './contracts/listOffers.ts';
import { decideOffer } from './contracts/decideOffer.ts';
import { listBills } from './contracts/listBills.ts';
import { getBillsFile } from './contracts/getBillsFile.ts';
import { getBillQueueFile } from './contracts/getBillQueueFile.ts';
import { approveBill } from './contracts/approveBill.ts';
import { rejectBill } from './contracts/rejectBill.ts';
import { approveDeposit } from './cashier/approveDeposit.ts';
import { createDeposit } from './cashier/createDeposit.ts';
import { listDepositMethods } from './cashier/listDepositMethods.ts';
import { listDepositQueue } from './cashier/listDepositQueue.ts';
import { listDeposits } from './cashier/listDeposits.ts';
import { getPolicy } from './limits/getPolicy.ts';
import { updatePolicy } from './limits/updatePolicy.ts';
import { getMemberProfile } from './members/getMemberProfile.ts';
import { getMemberSecurity } from './members/getMemberSecurity.ts';
import { createSecondStepReset } from './members/createSecondStepReset.ts';
import { decideSecondStepReset } from './members/decideSecondStepReset.ts';
import { listSecondStepResets } from './members/listSecondStepResets.ts';
import { createNote } from './members/createNote.ts';
import { updateTags } from './members/updateTags.ts';
import { listNotes } from './members/listNotes.ts';
import { getKyc } from './kyc/getKyc.ts';
import { createSubmission } from './kyc/createSubmission.ts';
import { listSubmissions } from './kyc/listSubmissions.ts';
import { getDocument } from './kyc/getDocument.ts';
import { decideSubmission } from './kyc/decideSubmission.ts';
import { getLevels } from './kyc/getLevels.ts';
import { updateLevels } from './kyc/updateLevels.ts';
import { closeHeldDeposit } from './cashier/closeHeldDeposit.ts';
import { rejectDeposit } from './cashier/rejectDeposit.ts';
import { listAccounts } from './cashier/listAccounts.ts';
import { bindAccount } from './cashier/bindAccount.ts';
import { getWithdrawRules } from './cashier/getWithdrawRules.ts';
import { createWithdrawal } from './cashier/createWithdrawal.ts';
import { listWithdrawals } from './cashier/listWithdrawals.ts';
import { confirmReceipt } from './cashier/confirmReceipt.ts';
import { getOwnProof } from './cashier/getOwnProof.ts';
import { listWithdrawalQueue } from './cashier/listWithdrawalQueue.ts';
import { getProof } from './cashier/getProof.ts';
import { approveWithdrawal } from './cashier/approveWithdrawal.ts';
import { rejectWithdrawal } from './cashier/rejectWithdrawal.ts';
import { payWithdrawal } from './cashier/payWithdrawal.ts';
import { resolveCase } from './cashier/resolveCase.ts';
import { listChannels } from './cashier/listChannels.ts';
import { createChannel } from './cashier/createChannel.ts';
import { updateChannel } from './cashier/updateChannel.ts';
import { getWithdrawLimits } from './cashier/getWithdrawLimits.ts';
import { updateWithdrawLimits } from './cashier/updateWithdrawLimits.ts';
import { createAdjustment } from './cashier/createAdjustment.ts';
import { approveAdjustment } from './cashier/approveAdjustment.ts';
import { rejectAdjustment } from './cashier/rejectAdjustment.ts';
import { listAdjustments } from './cashier/listAdjustments.ts';
import { createPayout } from './cashier/createPayout.ts';
import { getDepositProof } from './cashier/getDepositProof.ts';
import { updateDeposit } from './cashier/updateDeposit.ts';
import { closeEnvelope } from './chat/closeEnvelope.ts';
import { createEnvelope } from './chat/createEnvelope.ts';
import { createRoom } from './chat/createRoom.ts';
import { getChatUnread } from './chat/getChatUnread.ts';
import { getModeration } from './chat/getModeration.ts';
import { launchChat } from './chat/launchChat.ts';
import { listChatMessages } from './chat/listChatMessages.ts';
import { listEnvelopes } from './chat/listEnvelopes.ts';
import { listModels } from './chat/listModels.ts';
import { muteMember } from './chat/muteMember.ts';
import { removeChatMessage } from './chat/removeChatMessage.ts';
import { updateRoom } from './chat/updateRoom.ts';
import { updateWords } from './chat/updateWords.ts';
import { createItem } from './content/createItem.ts';
import { getStatement } from './gateways/getStatement.ts';
import { listGateways } from './gateways/listGateways.ts';
import { listSchedule } from './jobs/listSchedule.ts';
import { listQueue } from './jobs/listQueue.ts';
import { retryJob } from './jobs/retryJob.ts';
import { runJob } from './jobs/runJob.ts';
import { getHelpCenter } from './content/getHelpCenter.ts';
import { listAnnouncements } from './content/listAnnouncements.ts';
import { listBadges } from './content/listBadges.ts';
import { listItems } from './content/listItems.ts';
import { removeItem } from './content/removeItem.ts';
import { updateItem } from './content/updateItem.ts';
import { uploadImage } from './content/uploadImage.ts';
import { closeTicket } from './feedback/closeTicket.ts';
import { createFollowUp } from './feedback/createFollowUp.ts';
import { createReply } from './feedback/createReply.ts';
import { createTicket } from './feedback/createTicket.ts';
import { getFeedback } from './feedback/getFeedback.ts';
import { getFeedbackImage } from './feedback/getFeedbackImage.ts';
import { getTicketImage } from './feedback/getTicketImage.ts';
import { listTickets } from './feedback/listTickets.ts';
import { createFavourite } from './games/createFavourite.ts';
import { getFavourites } from './games/getFavourites.ts';
import { listFavourites } from './games/listFavourites.ts';
import { listGameTypes } from './games/listGameTypes.ts';
import { listRecent } from './games/listRecent.ts';
import { removeFavourite } from './games/removeFavourite.ts';
import { getFreePlay } from './games/getFreePlay.ts';
import { getGameMenus } from './games/getGameMenus.ts';
import { launchGame } from './games/launchGame.ts';
import { listGames } from './games/listGames.ts';
import { listHotGames } from './games/listHotGames.ts';
import { listVendors } from './games/listVendors.ts';
import { listWinners } from './games/listWinners.ts';
import { getBotChallenge } from './identity/getBotChallenge.ts';
import { changePassword } from './identity/changePassword.ts';
import { createHandOver } from './identity/createHandOver.ts';
import { endDevice } from './identity/endDevice.ts';
import { getCaptcha } from './identity/getCaptcha.ts';
import { getIcon } from './identity/getIcon.ts';
import { getSecondStep } from './identity/getSecondStep.ts';
import { createSecondStep } from './identity/createSecondStep.ts';
import { verifySecondStep } from './identity/verifySecondStep.ts';
import { closeSecondStep } from './identity/closeSecondStep.ts';
import { bindContact } from './identity/bindContact.ts';
import { listContacts } from './identity/listContacts.ts';
import { sendBindingCode } from './identity/sendBindingCode.ts';
import { getProfile } from './identity/getProfile.ts';
import { updateProfile } from './identity/updateProfile.ts';
import { listSessions } from './identity/listSessions.ts';
import { sendVerification } from './identity/sendVerification.ts';
import { setIcon } from './identity/setIcon.ts';
import { setPaymentPassword } from './identity/setPaymentPassword.ts';
import { setLanguage } from './identity/setLanguage.ts';
import { startFreePlay } from './identity/startFreePlay.ts';
import { takeHandOver } from './identity/takeHandOver.ts';
import { verifyLogin } from './identity/verifyLogin.ts';
import { getMemberInfo } from './identity/getMemberInfo.ts';
import { login } from './identity/login.ts';
import { logout } from './identity/logout.ts';
import { checkAffiliate } from './identity/checkAffiliate.ts';
import { recoverByEmail } from './identity/recoverByEmail.ts';
import { recoverByLink } from './identity/recoverByLink.ts';
import { recoverByPhone } from './identity/recoverByPhone.ts';
import { registerMobile } from './identity/registerMobile.ts';
import { sendLoginCode } from './identity/sendLoginCode.ts';
import { sendRecoveryCode } from './identity/sendRecoveryCode.ts';
import { sendRegisterCode } from './identity/sendRegisterCode.ts';
import { register } from './identity/register.ts';
import { listOutbox } from './outbox/listOutbox.ts';
import { closeExclusion } from './limits/closeExclusion.ts';
import { createExclusion } from './limits/createExclusion.ts';
import { createSelfExclusion } from './limits/createSelfExclusion.ts';
import { createTimeOut } from './limits/createTimeOut.ts';
import { getActivityStatement } from './limits/getActivityStatement.ts';
import { getLimits } from './limits/getLimits.ts';
import { getMemberLimits } from './limits/getMemberLimits.ts';
import { getMemberStatement } from './limits/getMemberStatement.ts';
import { getPlay } from './limits/getPlay.ts';
import { listExcluded } from './limits/listExcluded.ts';
import { updateLimit } from './limits/updateLimit.ts';
import { updateReminder } from './limits/updateReminder.ts';
import { updateSessionLimit } from './limits/updateSessionLimit.ts';
import { getMember } from './members/getMember.ts';
import { getProfit } from './members/getProfit.ts';
import { listMembers } from './members/listMembers.ts';
import { cancelBroadcast } from './messages/cancelBroadcast.ts';
import { createBroadcast } from './messages/createBroadcast.ts';
import { getAudience } from './messages/getAudience.ts';
import { getUnreadCount } from './messages/getUnreadCount.ts';
import { listBroadcasts } from './messages/listBroadcasts.ts';
import { listMessages } from './messages/listMessages.ts';
import { listSent } from './messages/listSent.ts';
import { markRead } from './messages/markRead.ts';
import { sendMessage } from './messages/sendMessage.ts';
import { getOperator } from './operators/getOperator.ts';
import { getActivity } from './operators/getActivity.ts';
import { getOverview } from './operators/getOverview.ts';
import { signIn } from './operators/signIn.ts';
import { signOut } from './operators/signOut.ts';
import { getStatus } from './site/getStatus.ts';
import { tryField } from './site/tryField.ts';
import { updateSettings } from './site/updateSettings.ts';
import { listCountries } from './site/listCountries.ts';
import { getWhitelabel } from './site/getWhitelabel.ts';
import { getSettings } from './site/getSettings.ts';
import { getRegisterRules } from './site/getRegisterRules.ts';
import { getConsoleStart } from './site/getConsoleStart.ts';
import { getDomainRoute } from './site/getDomainRoute.ts';
import { getConsolidatedFunds } from './transfers/getConsolidatedFunds.ts';
import { getGameWallet } from './transfers/getGameWallet.ts';
import { getMerchantWallet } from './transfers/getMerchantWallet.ts';
import { getReconciliation } from './transfers/getReconciliation.ts';
import { getWalletMode } from './transfers/getWalletMode.ts';
import { listWalletMoves } from './transfers/listWalletMoves.ts';
import { listTransfers } from './transfers/listTransfers.ts';
import { transferAll } from './transfers/transferAll.ts';
import { transferWallet } from './transfers/transferWallet.ts';
import { updateAutoTransfer } from './transfers/updateAutoTransfer.ts';
import { updateWalletMode } from './transfers/updateWalletMode.ts';
import { listBonuses } from './bonuses/listBonuses.ts';
import { getRebate } from './bonuses/getRebate.ts';
import { claimRebate } from './bonuses/claimRebate.ts';
import { listRebateClaims } from './bonuses/listRebateClaims.ts';
import { createGrant } from './bonuses/createGrant.ts';
import { approveGrant } from './bonuses/approveGrant.ts';
import { rejectGrant } from './bonuses/rejectGrant.ts';
import { cancelGrant } from './bonuses/cancelGrant.ts';
import { listGrants } from './bonuses/listGrants.ts';
import { getRebateRules } from './bonuses/getRebateRules.ts';
import { updateRebateRules } from './bonuses/updateRebateRules.ts';
import { getGameMenu } from './lotteries/getGameMenu.ts';
import { listRecentLotteries } from './lotteries/listRecentLotteries.ts';
import { listPopularLotteries } from './lotteries/listPopularLotteries.ts';
import { listOpenedNumbers } from './lotteries/listOpenedNumbers.ts';
import { getOpenedNumero } from './lotteries/getOpenedNumero.ts';
import { launchLottery } from './lotteries/launchLottery.ts';
import { getLottery } from './lotteries/getLottery.ts';
import { placeOrder } from './lotteries/placeOrder.ts';
import { cancelOrder } from './lotteries/cancelOrder.ts';
import { listOrders } from './lotteries/listOrders.ts';
import { getDrawProof } from './lotteries/getDrawProof.ts';
import { placeChase } from './lotteries/placeChase.ts';
import { cancelChase } from './lotteries/cancelChase.ts';
import { listChases } from './lotteries/listChases.ts';
import { listLotteries } from './lotteries/listLotteries.ts';
import { updateLottery } from './lotteries/updateLottery.ts';
import { getDrawRisk } from './lotteries/getDrawRisk.ts';
import { listDraws } from './lotteries/listDraws.ts';
import { createProposal } from './lotteries/createProposal.ts';
import { decideProposal } from './lotteries/decideProposal.ts';
import { listFeeds } from './lotteries/listFeeds.ts';
import { createFeed } from './lotteries/createFeed.ts';
import { updateFeed } from './lotteries/updateFeed.ts';
import { decideFeed } from './lotteries/decideFeed.ts';
import { getPointsBalance } from './points/getPointsBalance.ts';
import { getPointsConfig } from './points/getPointsConfig.ts';
import { listRewards } from './points/listRewards.ts';
import { redeem } from './points/redeem.ts';
import { listRedemptions } from './points/listRedemptions.ts';
import { convertPoints } from './points/convertPoints.ts';
import { listPointsDetails } from './points/listPointsDetails.ts';
import { listRedemptionQueue } from './points/listRedemptionQueue.ts';
import { approveRedemption } from './points/approveRedemption.ts';
import { rejectRedemption } from './points/rejectRedemption.ts';
import { listRewardCatalogue } from './points/listRewardCatalogue.ts';
import { createReward } from './points/createReward.ts';
import { updateReward } from './points/updateReward.ts';
import { getPointsSettings } from './points/getPointsSettings.ts';
import { updatePointsSettings } from './points/updatePointsSettings.ts';
import { getLiability } from './points/getLiability.ts';
import { getLiabilityFile } from './points/getLiabilityFile.ts';
import { closeSeed } from './vendors/closeSeed.ts';
import { getRound } from './vendors/getRound.ts';
import { listMemberRounds } from './vendors/listMemberRounds.ts';
import { listRounds } from './vendors/listRounds.ts';
import { getRoundFile } from './vendors/getRoundFile.ts';
import { getMemberRoundFile } from './vendors/getMemberRoundFile.ts';
import { getRoundsFile } from './vendors/getRoundsFile.ts';
import { createComparison } from './vendors/createComparison.ts';
import { decideDifference } from './vendors/decideDifference.ts';
import { listComparisons } from './vendors/listComparisons.ts';
import { listJackpots } from './vendors/listJackpots.ts';
import { createFreeRounds } from './vendors/createFreeRounds.ts';
import { decideHeldWin } from './vendors/decideHeldWin.ts';
import { listHeldWins } from './vendors/listHeldWins.ts';
import { listWinCaps } from './vendors/listWinCaps.ts';
import { removeWinCap } from './vendors/removeWinCap.ts';
import { updateWinCap } from './vendors/updateWinCap.ts';
import { decideFreeRounds } from './vendors/decideFreeRounds.ts';
import { getFreeRounds } from './vendors/getFreeRounds.ts';
import { listFreeRounds } from './vendors/listFreeRounds.ts';
import { decideStuckRound } from './vendors/decideStuckRound.ts';
import { listStuckRounds } from './vendors/listStuckRounds.ts';
import { listDifferences } from './vendors/listDifferences.ts';
import { updateDifference } from './vendors/updateDifference.ts';
import { closeWindow } from './vendors/closeWindow.ts';
import { createWindow } from './vendors/createWindow.ts';
import { listBrandVendors } from './vendors/listBrandVendors.ts';
import { updateBrandVendor } from './vendors/updateBrandVendor.ts';
import { getReturnFile } from './games/getReturnFile.ts';
import { getReturnReport } from './games/getReturnReport.ts';
import { listGameRounds } from './vendors/listGameRounds.ts';
import { listCatalogue } from './games/listCatalogue.ts';
import { updateGame } from './games/updateGame.ts';
import { getBalance } from './wallet/getBalance.ts';
import { createCheck } from './wallet/createCheck.ts';
import { getTrialBalance } from './wallet/getTrialBalance.ts';
import { getTransfer } from './wallet/getTransfer.ts';
import { listEntries } from './wallet/listEntries.ts';
import { listTransactions } from './wallet/listTransactions.ts';
import { getTransactionsFile } from './wallet/getTransactionsFile.ts';
import { listPromotions } from './promotions/listPromotions.ts';
import { listOwnPromotions } from './promotions/listOwnPromotions.ts';
import { joinPromotion } from './promotions/joinPromotion.ts';
import { claimReward } from './promotions/claimReward.ts';
import { claimRaffle } from './promotions/claimRaffle.ts';
import { createApplication } from './promotions/createApplication.ts';
import { listOwnRewards } from './promotions/listOwnRewards.ts';
import { getRewardCount } from './promotions/getRewardCount.ts';
import { listCampaigns } from './promotions/listCampaigns.ts';
import { createCampaign } from './promotions/createCampaign.ts';
import { updateCampaign } from './promotions/updateCampaign.ts';
import { listApplications } from './promotions/listApplications.ts';
import { processApplication } from './promotions/processApplication.ts';
import { approveApplication } from './promotions/approveApplication.ts';
import { rejectApplication } from './promotions/rejectApplication.ts';
import { getApplicationImage } from './promotions/getApplicationImage.ts';
import { getMissionSummary } from './promotions/getMissionSummary.ts';
import { checkIn } from './promotions/checkIn.ts';
import { claimMission } from './promotions/claimMission.ts';
import { listMissionLeaderboard } from './promotions/listMissionLeaderboard.ts';
import { closeMission } from './promotions/closeMission.ts';
import { getReferral } from './promotions/getReferral.ts';

/** Every operation of the platform, by its own name; the one list that server, documents and tests walk through. */
export const operations = {
  getConsolidated,
  processContract,
  createRequest,
  listRequests,
  listPartners,
  simulateContract,
  getDividend,
  getDailySalary,
  listSalary,
  getHourlySalary,
  listHourSalary,
  getRealtimeSalary,
  listTemplates,
  createTemplate,
  closeTemplate,
  createOffer,
  listOffers,
  decideOffer,
  listBills,
  getBillsFile,
  getBillQueueFile,
  approveBill,
  rejectBill,
  getTeamOverview,
  listDownlines,
  getRegisterTerms,
  createDownlines,
  createLink,
  listLinks,
  closeLink,
  updateTerms,
  getInvite,
  getOwnInvite,
  updateOwnInvite,
  removeInvite,
  getReportFile,
  listQuotas,
  updateQuota,
  getUpline,
  createTransfer,
  listTeamRounds,
  listTeamStatements,
  getRevenueReport,
  listTeamTransactions,
  listAgentNotices,
  listTree,
  createMove,
  listMoves,
  decideMove,
  createCandidate,
  listCandidates,
  decideCandidate,
  listTrail,
  approveDeposit,
  createDeposit,
  listDepositMethods,
  listDepositQueue,
  listDeposits,
  rejectDeposit,
  closeHeldDeposit,
  getKyc,
  createSubmission,
  listSubmissions,
  getDocument,
  decideSubmission,
  getLevels,
  updateLevels,
  getMemberProfile,
  getMemberSecurity,
  createSecondStepReset,
  decideSecondStepReset,
  listSecondStepResets,
  createNote,
  updateTags,
  listNotes,
  getPolicy,
  updatePolicy,
  listAccounts,
  bindAccount,
  getWithdrawRules,
  createWithdrawal,
  listWithdrawals,
  confirmReceipt,
  getOwnProof,
  listWithdrawalQueue,
  getProof,
  approveWithdrawal,
  rejectWithdrawal,
  payWithdrawal,
  resolveCase,
  createPayout,
  listChannels,
  createChannel,
  updateChannel,
  getWithdrawLimits,
  updateWithdrawLimits,
  createAdjustment,
  approveAdjustment,
  rejectAdjustment,
  listAdjustments,
  getStatement,
  listGateways,
  listSchedule,
  listQueue,
  retryJob,
  runJob,
  getDepositProof,
  updateDeposit,
  closeEnvelope,
  createEnvelope,
  createRoom,
  getChatUnread,
  getModeration,
  launchChat,
  listChatMessages,
  listEnvelopes,
  listModels,
  muteMember,
  removeChatMessage,
  updateRoom,
  updateWords,
  createItem,
  getHelpCenter,
  listAnnouncements,
  listBadges,
  listItems,
  removeItem,
  updateItem,
  uploadImage,
  closeTicket,
  createFollowUp,
  createReply,
  createTicket,
  getFeedback,
  getFeedbackImage,
  getTicketImage,
  listTickets,
  createFavourite,
  getFavourites,
  listFavourites,
  listGameTypes,
  listRecent,
  removeFavourite,
  getFreePlay,
  getGameMenus,
  listHotGames,
  listWinners,
  launchGame,
  listGames,
  listVendors,
  getBotChallenge,
  changePassword,
  createHandOver,
  endDevice,
  getCaptcha,
  getIcon,
  getProfile,
  updateProfile,
  listContacts,
  sendBindingCode,
  bindContact,
  getSecondStep,
  createSecondStep,
  verifySecondStep,
  closeSecondStep,
  listSessions,
  sendVerification,
  setIcon,
  setLanguage,
  setPaymentPassword,
  startFreePlay,
  takeHandOver,
  verifyLogin,
  getMemberInfo,
  login,
  logout,
  register,
  sendRegisterCode,
  sendRecoveryCode,
  sendLoginCode,
  registerMobile,
  recoverByPhone,
  recoverByLink,
  recoverByEmail,
  checkAffiliate,
  listOutbox,
  getMember,
  getProfit,
  closeExclusion,
  createExclusion,
  createSelfExclusion,
  createTimeOut,
  getActivityStatement,
  getLimits,
  getMemberLimits,
  getMemberStatement,
  getPlay,
  listExcluded,
  updateLimit,
  updateReminder,
  updateSessionLimit,
  listMembers,
  cancelBroadcast,
  createBroadcast,
  getAudience,
  getUnreadCount,
  listBroadcasts,
  listMessages,
  listSent,
  markRead,
  sendMessage,
  getOperator,
  getActivity,
  getOverview,
  signIn,
  signOut,
  getStatus,
  updateSettings,
  tryField,
  listCountries,
  getWhitelabel,
  getSettings,
  getRegisterRules,
  getConsoleStart,
  getDomainRoute,
  getConsolidatedFunds,
  getGameWallet,
  getMerchantWallet,
  getReconciliation,
  getWalletMode,
  listWalletMoves,
  listTransfers,
  transferAll,
  transferWallet,
  updateAutoTransfer,
  updateWalletMode,
  listBonuses,
  getRebate,
  claimRebate,
  listRebateClaims,
  createGrant,
  approveGrant,
  rejectGrant,
  cancelGrant,
  listGrants,
  getRebateRules,
  updateRebateRules,
  getGameMenu,
  listRecentLotteries,
  listPopularLotteries,
  listOpenedNumbers,
  getOpenedNumero,
  launchLottery,
  getLottery,
  placeOrder,
  cancelOrder,
  listOrders,
  getDrawProof,
  listDraws,
  createProposal,
  decideProposal,
  listFeeds,
  createFeed,
  updateFeed,
  decideFeed,
  placeChase,
  cancelChase,
  listChases,
  listLotteries,
  updateLottery,
  getDrawRisk,
  getPointsBalance,
  getPointsConfig,
  listRewards,
  redeem,
  listRedemptions,
  convertPoints,
  listPointsDetails,
  listRedemptionQueue,
  approveRedemption,
  rejectRedemption,
  listRewardCatalogue,
  createReward,
  updateReward,
  getPointsSettings,
  updatePointsSettings,
  getLiability,
  getLiabilityFile,
  closeSeed,
  getRound,
  listMemberRounds,
  listRounds,
  getRoundFile,
  getMemberRoundFile,
  getRoundsFile,
  createComparison,
  decideDifference,
  listComparisons,
  listJackpots,
  createFreeRounds,
  decideHeldWin,
  listHeldWins,
  listWinCaps,
  updateWinCap,
  removeWinCap,
  decideFreeRounds,
  getFreeRounds,
  listFreeRounds,
  listStuckRounds,
  decideStuckRound,
  listDifferences,
  updateDifference,
  closeWindow,
  createWindow,
  listBrandVendors,
  updateBrandVendor,
  getReturnFile,
  getReturnReport,
  listGameRounds,
  listCatalogue,
  updateGame,
  getBalance,
  getTrialBalance,
  createCheck,
  getTransfer,
  listEntries,
  listTransactions,
  getTransactionsFile,
  listPromotions,
  listOwnPromotions,
  joinPromotion,
  claimReward,
  claimRaffle,
  createApplication,
  listOwnRewards,
  getRewardCount,
  listCampaigns,
  createCampaign,
  updateCampaign,
  listApplications,
  processApplication,
  approveApplication,
  rejectApplication,
  getApplicationImage,
  getMissionSummary,
  checkIn,
  claimMission,
  listMissionLeaderboard,
  closeMission,
  getReferral,
} as const;
