import { localText } from '@baize/contract/localText';
import type { SystemWords } from '../../../apps/platform/src/modules/messages/SystemWords.ts';
import { tellFacts } from '../../../apps/platform/src/modules/messages/tellFacts.ts';

const { days, money, withRemark } = tellFacts;
const bills = { dividend: '分红', daily: '日工资', hourly: '时工资', realtime: '实时工资' };

export const words: SystemWords = {
  reasons: {
    unreadable: '图片无法辨认，请提交更清晰的图片。',
    wrong_document: '不是该等级要求的证件类型。',
    out_of_date: '证件已过期。',
    deposit_limit: '入账将超出您自己设定的存款限额。',
    time_out: '您正处于暂停期。',
    excluded: '您正处于自我排除期。',
    account_closed: '您的账户已关闭。',
    not_received: '我们没有收到这笔付款。',
    amount_differs: '实际到账金额与申请金额不一致。',
    remark_missing: '附言缺失或填写错误。',
    name_differs: '付款人姓名与账户姓名不一致。',
    account_wrong: '收款账户信息有误。',
    turnover_short: '尚未达到存款要求的流水。',
    documents_needed: '需要先提供证明文件，请联系客服。',
  },
  depositHeld: ({ number, amount, currency, heldFor }) => ({
    title: `您的付款 ${money(amount, currency)} 暂时保留`,
    content: [
      `存款编号 ${number} 已付款，但目前不能入账。`,
      words.reasons[heldFor] ?? '',
      '这笔款项不会丢失，也不会用于投注。客服会将其退回，或在您可以再次存款后入账。',
    ].join('\n'),
  }),
  depositReturned: ({ number, amount, currency, reference }) => ({
    title: `您的付款 ${money(amount, currency)} 已退回`,
    content: `存款编号 ${number} 未入账，款项已退回给您。参考号：${reference}`,
  }),
  depositApproved: ({ number, amount, credited, currency, isLate }) => ({
    title: `您的存款 ${money(amount, currency)} 已到账`,
    content: `${isLate ? `存款编号 ${number} 的款项在申请过期后到账，仍已审核入账，` : `存款编号 ${number} 已审核通过，`}${money(credited, currency)} 已计入您的余额。`,
  }),
  depositRejected: ({ number, amount, currency, publicReason }) => ({
    title: `您的存款 ${money(amount, currency)} 未通过`,
    content: [
      `存款编号 ${number} 未通过审核，没有任何款项入账。`,
      words.reasons[publicReason] ?? '详情请联系客服。',
    ].join('\n'),
  }),
  withdrawalApproved: ({ number, amount, currency }) => ({
    title: `您的提款 ${money(amount, currency)} 已审核通过`,
    content: `提款编号 ${number} 已审核通过，即将为您付款。`,
  }),
  withdrawalRejected: ({ number, amount, currency, publicReason }) => ({
    title: `您的提款 ${money(amount, currency)} 未通过`,
    content: [
      `提款编号 ${number} 未通过审核，${money(amount, currency)} 已退回您的余额。`,
      words.reasons[publicReason] ?? '详情请联系客服。',
    ].join('\n'),
  }),
  withdrawalPaid: ({ number, amount, arrives, currency, minutes }) => ({
    title: `您的提款 ${money(amount, currency)} 已付款`,
    content: [
      `提款编号 ${number}：${money(arrives, currency)} 已汇往您的账户。`,
      `请在 ${minutes} 分钟内确认收款情况，逾期视为已全额收到。`,
    ].join('\n'),
  }),
  withdrawalClosed: ({ number, paidBack, currency }) => ({
    title: `您的提款 ${number} 的申诉已结案`,
    content: paidBack > 0n ? `${money(paidBack, currency)} 已补回您的余额。` : '没有款项补回您的余额，详情请联系客服。',
  }),
  transferReturned: ({ account, amount, currency }) => ({
    title: `您的转账 ${money(amount, currency)} 已退回`,
    content: `该款项无法转入 ${account}，已退回您的余额。`,
  }),
  paymentPasswordChanged: ({ hours }) => ({
    title: '您的支付密码已修改',
    content: `修改后 ${hours} 小时内暂停提款。如非本人操作，请立即联系客服。`,
  }),
  kycApproved: ({ level, expiresOn }) => ({
    title: `您的 ${level} 级认证资料已通过`,
    content: expiresOn === null ? '该等级即时生效。' : `该等级有效期至 ${expiresOn}。`,
  }),
  kycRejected: ({ level, publicReason }) => ({
    title: `您的 ${level} 级认证资料未通过`,
    content: words.reasons[publicReason] ?? '详情请联系客服。',
  }),
  secondStepReset: () => ({
    title: '您的两步登录已关闭',
    content: '客服应您的请求关闭了两步登录，所有登录会话已结束。请在安全中心重新开启。如非本人请求，请立即联系客服。',
  }),
  redemptionApproved: ({ number, name, quantity, remark }) => ({
    title: `您的兑换 ${number} 已通过`,
    content: withRemark(`${quantity} × ${localText(name, 'CN')}`, remark),
  }),
  redemptionRejected: ({ number, name, points, remark }) => ({
    title: `您的兑换 ${number} 未通过`,
    content: withRemark(`${localText(name, 'CN')}：${points} 积分已退回您的账户。`, remark),
  }),
  rewardApproved: ({ title, amount, currency }) => ({
    title: `${localText(title, 'CN')}：已通过`,
    content: `${amount === null ? '您的奖励' : `您的奖励 ${money(amount, currency)} `}现在可以领取。`,
  }),
  rewardUnclaimed: ({ title, amount, currency, until, timeZone }) => ({
    title: `${localText(title, 'CN')}：请尽快领取`,
    content: `${amount === null ? '您的奖励' : `您的奖励 ${money(amount, currency)} `}可领取至 ${until}（${timeZone}），逾期作废。`,
  }),
  rewardRejected: ({ title, publicReason }) => ({
    title: `${localText(title, 'CN')}：未通过`,
    content: publicReason === '' ? '详情请联系客服。' : publicReason,
  }),
  billPaid: ({ kind, fromDay, lastDay, amount, currency, payer }) => ({
    title: `您的${bills[kind]} ${money(amount, currency)} 已发放`,
    content: `周期：${days(fromDay, lastDay, ' 至 ')}，发放方：${payer === '' ? '平台' : payer}。款项已计入您的余额。`,
  }),
  billShort: ({ kind, fromDay, lastDay, amount, paid, currency, payer }) => ({
    title: `您的${bills[kind]} ${money(amount, currency)} 尚未足额发放`,
    content: [
      `周期：${days(fromDay, lastDay, ' 至 ')}，发放方${payer === '' ? '平台' : ` ${payer} `}目前余额不足。`,
      `已发放 ${money(paid, currency)}，余额充足后将自动补发其余部分。`,
    ].join('\n'),
  }),
  billOwed: ({ kind, fromDay, lastDay, amount, paid, currency, account }) => ({
    title: `您还需向 ${account} 发放${bills[kind]} ${money(amount - paid, currency)}`,
    content: [
      `周期：${days(fromDay, lastDay, ' 至 ')}，应发 ${money(amount, currency)}，您的余额不足。`,
      `已发放 ${money(paid, currency)}，余额充足后将自动扣除其余部分。`,
    ].join('\n'),
  }),
  feedbackAnswered: ({ number, answer }) => ({ title: `您的意见反馈 ${number} 已有回复`, content: answer }),
};
