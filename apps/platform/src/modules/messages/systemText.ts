import type { Language } from '@baize/contract/languages';
import { localText } from '@baize/contract/localText';
import { formatAmount } from '@baize/maths';
import type { MessageKind } from './MessageRow.ts';
import type { Named, SystemFact } from './SystemFact.ts';

type Words = { title: string; content: string };
type What = SystemFact['what'];
type Texts = { [Each in What]: (fact: Extract<SystemFact, { what: Each }>) => Words } & {
  reasons: Readonly<Record<string, string>>;
};

const kinds: Readonly<Record<What, MessageKind>> = {
  depositApproved: 'finance',
  depositRejected: 'finance',
  depositHeld: 'finance',
  depositReturned: 'finance',
  withdrawalApproved: 'finance',
  withdrawalRejected: 'finance',
  withdrawalPaid: 'finance',
  withdrawalClosed: 'finance',
  paymentPasswordChanged: 'notice',
  kycApproved: 'notice',
  kycRejected: 'notice',
  secondStepReset: 'notice',
  redemptionApproved: 'notice',
  redemptionRejected: 'notice',
  rewardApproved: 'notice',
  rewardRejected: 'notice',
  feedbackAnswered: 'feedback',
  billPaid: 'finance',
  billShort: 'finance',
  billOwed: 'finance',
};

const money = (units: bigint, currency: string): string => `${formatAmount(units)} ${currency}`;

/** The words in a language, or those that there are. */
const named = (name: Named, language: Language): string => localText(name, language);
/** What an operator wrote stands below as it was written. */
const withRemark = (text: string, remark: string): string => (remark === '' ? text : `${text}\n${remark}`);

/** One day, or from the first to the last. */
const days = (fromDay: string, lastDay: string, to: string): string =>
  fromDay === lastDay ? fromDay : `${fromDay}${to}${lastDay}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const englishBills = { dividend: 'dividend', daily: 'daily wage', hourly: 'hourly wage', realtime: 'real-time wage' };
const chineseBills = { dividend: '分红', daily: '日工资', hourly: '时工资', realtime: '实时工资' };
const malayBills = { dividend: 'dividen', daily: 'gaji harian', hourly: 'gaji per jam', realtime: 'gaji masa nyata' };

const english: Texts = {
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
      english.reasons[heldFor] ?? '',
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
      english.reasons[publicReason] ?? 'Please contact customer service for details.',
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
      english.reasons[publicReason] ?? 'Please contact customer service for details.',
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
    content: english.reasons[publicReason] ?? 'Please contact customer service for details.',
  }),
  secondStepReset: () => ({
    title: 'Your two-step login was turned off',
    content:
      'Customer service turned it off because you asked for it, and every session was ended. Please turn it on again in the security centre. If it was not you, contact customer service at once.',
  }),
  redemptionApproved: ({ number, name, quantity, remark }) => ({
    title: `Your redemption no. ${number} was approved`,
    content: withRemark(`${quantity} × ${named(name, 'EN')}`, remark),
  }),
  redemptionRejected: ({ number, name, points, remark }) => ({
    title: `Your redemption no. ${number} was refused`,
    content: withRemark(`${named(name, 'EN')}: ${points} points are back in your account.`, remark),
  }),
  rewardApproved: ({ title, amount, currency }) => ({
    title: `${named(title, 'EN')}: approved`,
    content: `${amount === null ? 'Your reward' : `Your reward of ${money(amount, currency)}`} can be claimed now.`,
  }),
  rewardRejected: ({ title, publicReason }) => ({
    title: `${named(title, 'EN')}: not approved`,
    content: publicReason === '' ? 'Please contact customer service for details.' : publicReason,
  }),
  billPaid: ({ kind, fromDay, lastDay, amount, currency, payer }) => ({
    title: `Your ${englishBills[kind]} of ${money(amount, currency)} was paid`,
    content: `For ${days(fromDay, lastDay, ' to ')}, from ${payer === '' ? 'the house' : payer}. It stands in your balance.`,
  }),
  billShort: ({ kind, fromDay, lastDay, amount, paid, currency, payer }) => ({
    title: `Your ${englishBills[kind]} of ${money(amount, currency)} is not paid in full yet`,
    content: [
      `For ${days(fromDay, lastDay, ' to ')}: ${payer === '' ? 'the house' : payer} has too little at the moment.`,
      `Paid so far: ${money(paid, currency)}. The rest follows by itself as soon as there is enough.`,
    ].join('\n'),
  }),
  billOwed: ({ kind, fromDay, lastDay, amount, paid, currency, account }) => ({
    title: `You owe ${account} a ${englishBills[kind]} of ${money(amount - paid, currency)}`,
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

const chinese: Texts = {
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
      chinese.reasons[heldFor] ?? '',
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
      chinese.reasons[publicReason] ?? '详情请联系客服。',
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
      chinese.reasons[publicReason] ?? '详情请联系客服。',
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
    content: chinese.reasons[publicReason] ?? '详情请联系客服。',
  }),
  secondStepReset: () => ({
    title: '您的两步登录已关闭',
    content: '客服应您的请求关闭了两步登录，所有登录会话已结束。请在安全中心重新开启。如非本人请求，请立即联系客服。',
  }),
  redemptionApproved: ({ number, name, quantity, remark }) => ({
    title: `您的兑换 ${number} 已通过`,
    content: withRemark(`${quantity} × ${named(name, 'CN')}`, remark),
  }),
  redemptionRejected: ({ number, name, points, remark }) => ({
    title: `您的兑换 ${number} 未通过`,
    content: withRemark(`${named(name, 'CN')}：${points} 积分已退回您的账户。`, remark),
  }),
  rewardApproved: ({ title, amount, currency }) => ({
    title: `${named(title, 'CN')}：已通过`,
    content: `${amount === null ? '您的奖励' : `您的奖励 ${money(amount, currency)} `}现在可以领取。`,
  }),
  rewardRejected: ({ title, publicReason }) => ({
    title: `${named(title, 'CN')}：未通过`,
    content: publicReason === '' ? '详情请联系客服。' : publicReason,
  }),
  billPaid: ({ kind, fromDay, lastDay, amount, currency, payer }) => ({
    title: `您的${chineseBills[kind]} ${money(amount, currency)} 已发放`,
    content: `周期：${days(fromDay, lastDay, ' 至 ')}，发放方：${payer === '' ? '平台' : payer}。款项已计入您的余额。`,
  }),
  billShort: ({ kind, fromDay, lastDay, amount, paid, currency, payer }) => ({
    title: `您的${chineseBills[kind]} ${money(amount, currency)} 尚未足额发放`,
    content: [
      `周期：${days(fromDay, lastDay, ' 至 ')}，发放方${payer === '' ? '平台' : ` ${payer} `}目前余额不足。`,
      `已发放 ${money(paid, currency)}，余额充足后将自动补发其余部分。`,
    ].join('\n'),
  }),
  billOwed: ({ kind, fromDay, lastDay, amount, paid, currency, account }) => ({
    title: `您还需向 ${account} 发放${chineseBills[kind]} ${money(amount - paid, currency)}`,
    content: [
      `周期：${days(fromDay, lastDay, ' 至 ')}，应发 ${money(amount, currency)}，您的余额不足。`,
      `已发放 ${money(paid, currency)}，余额充足后将自动扣除其余部分。`,
    ].join('\n'),
  }),
  feedbackAnswered: ({ number, answer }) => ({ title: `您的意见反馈 ${number} 已有回复`, content: answer }),
};

const malay: Texts = {
  reasons: {
    unreadable: 'Gambar tidak dapat dibaca. Sila hantar gambar yang lebih jelas.',
    wrong_document: 'Ia bukan jenis dokumen yang diminta untuk tahap ini.',
    out_of_date: 'Dokumen telah tamat tempoh.',
    deposit_limit: 'Ia akan melebihi had deposit yang anda tetapkan.',
    time_out: 'Anda sedang dalam tempoh rehat.',
    excluded: 'Anda dikecualikan daripada permainan.',
    account_closed: 'Akaun anda telah ditutup.',
    not_received: 'Bayaran tidak diterima.',
    amount_differs: 'Jumlah yang diterima berbeza daripada jumlah permohonan.',
    remark_missing: 'Catatan tiada atau salah.',
    name_differs: 'Nama pembayar berbeza daripada nama akaun.',
    account_wrong: 'Akaun penerima tidak betul.',
    turnover_short: 'Pusing ganti yang diperlukan bagi deposit belum dicapai.',
    documents_needed: 'Kami memerlukan dokumen dahulu. Sila hubungi khidmat pelanggan.',
  },
  depositHeld: ({ number, amount, currency, heldFor }) => ({
    title: `Bayaran anda sebanyak ${money(amount, currency)} ditahan`,
    content: [
      `Deposit no. ${number} telah dibayar, tetapi belum dikreditkan buat masa ini.`,
      malay.reasons[heldFor] ?? '',
      'Wang itu tidak hilang dan tidak dipertaruhkan. Khidmat pelanggan akan memulangkannya, atau mengkreditkannya apabila anda boleh membuat deposit semula.',
    ].join('\n'),
  }),
  depositReturned: ({ number, amount, currency, reference }) => ({
    title: `Bayaran anda sebanyak ${money(amount, currency)} telah dipulangkan`,
    content: `Deposit no. ${number} tidak dikreditkan dan telah dipulangkan kepada anda. Rujukan: ${reference}`,
  }),
  depositApproved: ({ number, amount, credited, currency, isLate }) => ({
    title: `Deposit anda sebanyak ${money(amount, currency)} telah diterima`,
    content: `${isLate ? `Bayaran untuk deposit no. ${number} tiba selepas tempohnya, tetapi tetap diluluskan.` : `Deposit no. ${number} telah diluluskan.`} ${money(credited, currency)} telah dikreditkan ke baki anda.`,
  }),
  depositRejected: ({ number, amount, currency, publicReason }) => ({
    title: `Deposit anda sebanyak ${money(amount, currency)} ditolak`,
    content: [
      `Deposit no. ${number} tidak diluluskan dan tiada wang dikreditkan.`,
      malay.reasons[publicReason] ?? 'Sila hubungi khidmat pelanggan untuk maklumat lanjut.',
    ].join('\n'),
  }),
  withdrawalApproved: ({ number, amount, currency }) => ({
    title: `Pengeluaran anda sebanyak ${money(amount, currency)} telah diluluskan`,
    content: `Pengeluaran no. ${number} telah diluluskan dan akan dibayar seterusnya.`,
  }),
  withdrawalRejected: ({ number, amount, currency, publicReason }) => ({
    title: `Pengeluaran anda sebanyak ${money(amount, currency)} ditolak`,
    content: [
      `Pengeluaran no. ${number} tidak diluluskan. ${money(amount, currency)} telah dikembalikan ke baki anda.`,
      malay.reasons[publicReason] ?? 'Sila hubungi khidmat pelanggan untuk maklumat lanjut.',
    ].join('\n'),
  }),
  withdrawalPaid: ({ number, amount, arrives, currency, minutes }) => ({
    title: `Pengeluaran anda sebanyak ${money(amount, currency)} telah dibayar`,
    content: [
      `Pengeluaran no. ${number}: ${money(arrives, currency)} sedang dihantar ke akaun anda.`,
      `Sila sahkan jumlah yang diterima dalam masa ${minutes} minit. Selepas itu ia dianggap diterima sepenuhnya.`,
    ].join('\n'),
  }),
  withdrawalClosed: ({ number, paidBack, currency }) => ({
    title: `Kes pengeluaran anda no. ${number} telah ditutup`,
    content:
      paidBack > 0n
        ? `${money(paidBack, currency)} telah dibayar balik ke baki anda.`
        : 'Tiada bayaran balik ke baki anda. Sila hubungi khidmat pelanggan untuk maklumat lanjut.',
  }),
  paymentPasswordChanged: ({ hours }) => ({
    title: 'Kata laluan pembayaran anda telah ditukar',
    content: `Pengeluaran dibuka semula ${hours} jam selepas pertukaran. Jika bukan anda, hubungi khidmat pelanggan dengan segera.`,
  }),
  kycApproved: ({ level, expiresOn }) => ({
    title: `Dokumen anda untuk tahap ${level} telah diluluskan`,
    content: expiresOn === null ? 'Tahap ini berkuat kuasa sekarang.' : `Tahap ini sah sehingga ${expiresOn}.`,
  }),
  kycRejected: ({ level, publicReason }) => ({
    title: `Dokumen anda untuk tahap ${level} ditolak`,
    content: malay.reasons[publicReason] ?? 'Sila hubungi khidmat pelanggan untuk maklumat lanjut.',
  }),
  secondStepReset: () => ({
    title: 'Log masuk dua langkah anda telah dimatikan',
    content:
      'Khidmat pelanggan mematikannya atas permintaan anda dan semua sesi telah ditamatkan. Sila hidupkan semula di pusat keselamatan. Jika bukan anda, hubungi khidmat pelanggan dengan segera.',
  }),
  redemptionApproved: ({ number, name, quantity, remark }) => ({
    title: `Penebusan anda no. ${number} telah diluluskan`,
    content: withRemark(`${quantity} × ${named(name, 'MS')}`, remark),
  }),
  redemptionRejected: ({ number, name, points, remark }) => ({
    title: `Penebusan anda no. ${number} ditolak`,
    content: withRemark(`${named(name, 'MS')}: ${points} mata telah dikembalikan ke akaun anda.`, remark),
  }),
  rewardApproved: ({ title, amount, currency }) => ({
    title: `${named(title, 'MS')}: diluluskan`,
    content: `${amount === null ? 'Ganjaran anda' : `Ganjaran anda sebanyak ${money(amount, currency)}`} boleh dituntut sekarang.`,
  }),
  rewardRejected: ({ title, publicReason }) => ({
    title: `${named(title, 'MS')}: tidak diluluskan`,
    content: publicReason === '' ? 'Sila hubungi khidmat pelanggan untuk maklumat lanjut.' : publicReason,
  }),
  billPaid: ({ kind, fromDay, lastDay, amount, currency, payer }) => ({
    title: `${capital(malayBills[kind])} anda sebanyak ${money(amount, currency)} telah dibayar`,
    content: `Bagi ${days(fromDay, lastDay, ' hingga ')}, daripada ${payer === '' ? 'pihak kami' : payer}. Ia telah dikreditkan ke baki anda.`,
  }),
  billShort: ({ kind, fromDay, lastDay, amount, paid, currency, payer }) => ({
    title: `${capital(malayBills[kind])} anda sebanyak ${money(amount, currency)} belum dibayar sepenuhnya`,
    content: [
      `Bagi ${days(fromDay, lastDay, ' hingga ')}: baki ${payer === '' ? 'pihak kami' : payer} tidak mencukupi buat masa ini.`,
      `Telah dibayar: ${money(paid, currency)}. Bakinya menyusul secara automatik sebaik sahaja wang mencukupi.`,
    ].join('\n'),
  }),
  billOwed: ({ kind, fromDay, lastDay, amount, paid, currency, account }) => ({
    title: `Anda berhutang ${malayBills[kind]} sebanyak ${money(amount - paid, currency)} kepada ${account}`,
    content: [
      `Bagi ${days(fromDay, lastDay, ' hingga ')}: baki anda tidak mencukupi untuk ${money(amount, currency)}.`,
      `Telah dibayar: ${money(paid, currency)}. Selebihnya ditolak secara automatik sebaik sahaja baki anda mencukupi.`,
    ].join('\n'),
  }),
  feedbackAnswered: ({ number, answer }) => ({
    title: `Jawapan kepada maklum balas anda no. ${number}`,
    content: answer,
  }),
};

const languages: Readonly<Record<string, Texts>> = { CN: chinese, EN: english, MS: malay };

/** The words for a fact in the member's language; a language without words of its own reads English. */
export function systemText(language: string, fact: SystemFact): Words & { kind: MessageKind } {
  const texts = languages[language] ?? english;
  // The words of a kind of fact take that kind; the compiler cannot follow that through the name.
  const wordsOf = texts[fact.what] as (fact: SystemFact) => Words;
  return { kind: kinds[fact.what], ...wordsOf(fact) };
}
