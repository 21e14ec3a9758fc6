import { localText } from '@baize/contract/localText';
import type { SystemWords } from '../../../apps/platform/src/modules/messages/SystemWords.ts';
import { tellFacts } from '../../../apps/platform/src/modules/messages/tellFacts.ts';

const { days, money, withRemark } = tellFacts;
const bills = { dividend: 'dividend', daily: 'daily wage', hourly: 'hourly wage', realtime: 'real-time wage' };

export const words: SystemWords = {
  reasons: {
    unreadable: 'The picture cannot be read. Please hand in a sharper one.',
    wrong_document: 'It is not the kind of paper that this level asks for.',
    out_of_date: 'The paper is out of date.',
    deposit_limit: 'It would exceed a deposit limit that you have set.',
    time_out: 'You are taking a time-out.',
    excluded: 'You are excluded from play.',
    account_closed: 'Your account is closed.',
    not_received: 'The payment was not received.',
    amount_differs: 'The amount received differs from the amount of the request.',
    remark_missing: 'The remark was missing or wrong.',
    name_differs: 'The payer’s name differs from the name of the account.',
    account_wrong: 'The account to be paid to is not right.',
    turnover_short: 'The turnover that the deposits ask for is not reached.',
    documents_needed: 'We need documents first. Please contact customer service.',
  },
  depositHeld: ({ number, amount, currency, heldFor }) => ({
    title: `Your payment of ${money(amount, currency)} is held`,
    content: [
      `Deposit no. ${number} was paid, but it is not credited for now.`,
      words.reasons[heldFor] ?? '',
      'It is neither lost nor at stake. Customer service will send it back, or credit it later if you may deposit again.',
    ].join('\n'),
  }),
  depositReturned: ({ number, amount, currency, reference }) => ({
    title: `Your payment of ${money(amount, currency)} was sent back`,
    content: `Deposit no. ${number} was not credited and was sent back to you. Reference: ${reference}`,
  }),
  depositApproved: ({ number, amount, credited, currency, isLate }) => ({
    title: `Your deposit of ${money(amount, currency)} has arrived`,
    content: `${isLate ? `Your payment for deposit no. ${number} arrived after its time; it was credited all the same.` : `Deposit no. ${number} was approved.`} ${money(credited, currency)} stand in your balance.`,
  }),
  depositRejected: ({ number, amount, currency, publicReason }) => ({
    title: `Your deposit of ${money(amount, currency)} was rejected`,
    content: [
      `Deposit no. ${number} was not approved, and nothing was credited.`,
      words.reasons[publicReason] ?? 'Please contact customer service for details.',
    ].join('\n'),
  }),
  withdrawalApproved: ({ number, amount, currency }) => ({
    title: `Your withdrawal of ${money(amount, currency)} was approved`,
    content: `Withdrawal no. ${number} was approved and will be paid next.`,
  }),
  withdrawalRejected: ({ number, amount, currency, publicReason }) => ({
    title: `Your withdrawal of ${money(amount, currency)} was rejected`,
    content: [
      `Withdrawal no. ${number} was not approved. ${money(amount, currency)} are back in your balance.`,
      words.reasons[publicReason] ?? 'Please contact customer service for details.',
    ].join('\n'),
  }),
  withdrawalPaid: ({ number, amount, arrives, currency, minutes }) => ({
    title: `Your withdrawal of ${money(amount, currency)} was paid`,
    content: [
      `Withdrawal no. ${number}: ${money(arrives, currency)} are on their way to your account.`,
      `Please confirm within ${minutes} minutes what you received. After that it counts as received in full.`,
    ].join('\n'),
  }),
  withdrawalClosed: ({ number, paidBack, currency }) => ({
    title: `The case of your withdrawal no. ${number} is closed`,
    content:
      paidBack > 0n
        ? `${money(paidBack, currency)} were paid back to your balance.`
        : 'Nothing was paid back to your balance. Please contact customer service for details.',
  }),
  transferReturned: ({ account, amount, currency }) => ({
    title: `Your transfer of ${money(amount, currency)} came back`,
    content: `It could not be credited to ${account} and is back in your balance.`,
  }),
  paymentPasswordChanged: ({ hours }) => ({
    title: 'Your payment password was changed',
    content: `Withdrawals open again ${hours} hours after the change. If it was not you, contact customer service at once.`,
  }),
  kycApproved: ({ level, expiresOn }) => ({
    title: `Your papers for level ${level} were approved`,
    content: expiresOn === null ? 'The level counts from now on.' : `The level counts until ${expiresOn}.`,
  }),
  kycRejected: ({ level, publicReason }) => ({
    title: `Your papers for level ${level} were refused`,
    content: words.reasons[publicReason] ?? 'Please contact customer service for details.',
  }),
  secondStepReset: () => ({
    title: 'Your two-step login was turned off',
    content:
      'Customer service turned it off because you asked for it, and every session was ended. Please turn it on again in the security centre. If it was not you, contact customer service at once.',
  }),
  redemptionApproved: ({ number, name, quantity, remark }) => ({
    title: `Your redemption no. ${number} was approved`,
    content: withRemark(`${quantity} × ${localText(name, 'EN')}`, remark),
  }),
  redemptionRejected: ({ number, name, points, remark }) => ({
    title: `Your redemption no. ${number} was refused`,
    content: withRemark(`${localText(name, 'EN')}: ${points} points are back in your account.`, remark),
  }),
  rewardApproved: ({ title, amount, currency }) => ({
    title: `${localText(title, 'EN')}: approved`,
    content: `${amount === null ? 'Your reward' : `Your reward of ${money(amount, currency)}`} can be claimed now.`,
  }),
  rewardUnclaimed: ({ title, amount, currency, until, timeZone }) => ({
    title: `${localText(title, 'EN')}: to be claimed soon`,
    content: `${amount === null ? 'Your reward' : `Your reward of ${money(amount, currency)}`} can be claimed until ${until} (${timeZone}). After that it is lost.`,
  }),
  rewardRejected: ({ title, publicReason }) => ({
    title: `${localText(title, 'EN')}: not approved`,
    content: publicReason === '' ? 'Please contact customer service for details.' : publicReason,
  }),
  billPaid: ({ kind, fromDay, lastDay, amount, currency, payer }) => ({
    title: `Your ${bills[kind]} of ${money(amount, currency)} was paid`,
    content: `For ${days(fromDay, lastDay, ' to ')}, from ${payer === '' ? 'the house' : payer}. It stands in your balance.`,
  }),
  billShort: ({ kind, fromDay, lastDay, amount, paid, currency, payer }) => ({
    title: `Your ${bills[kind]} of ${money(amount, currency)} is not paid in full yet`,
    content: [
      `For ${days(fromDay, lastDay, ' to ')}: ${payer === '' ? 'the house' : payer} has too little at the moment.`,
      `Paid so far: ${money(paid, currency)}. The rest follows by itself as soon as there is enough.`,
    ].join('\n'),
  }),
  billOwed: ({ kind, fromDay, lastDay, amount, paid, currency, account }) => ({
    title: `You owe ${account} a ${bills[kind]} of ${money(amount - paid, currency)}`,
    content: [
      `For ${days(fromDay, lastDay, ' to ')}: your balance is too low for ${money(amount, currency)}.`,
      `Paid so far: ${money(paid, currency)}. The rest is taken by itself as soon as your balance holds it.`,
    ].join('\n'),
  }),
  feedbackAnswered: ({ number, answer }) => ({
    title: `An answer to your feedback no. ${number}`,
    content: answer,
  }),
};
