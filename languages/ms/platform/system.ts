import { localText } from '@baize/contract/localText';
import type { SystemWords } from '../../../apps/platform/src/modules/messages/SystemWords.ts';
import { tellFacts } from '../../../apps/platform/src/modules/messages/tellFacts.ts';

const { days, money, withRemark, capital } = tellFacts;
const bills = { dividend: 'dividen', daily: 'gaji harian', hourly: 'gaji per jam', realtime: 'gaji masa nyata' };

export const words: SystemWords = {
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
      words.reasons[heldFor] ?? '',
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
      words.reasons[publicReason] ?? 'Sila hubungi khidmat pelanggan untuk maklumat lanjut.',
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
      words.reasons[publicReason] ?? 'Sila hubungi khidmat pelanggan untuk maklumat lanjut.',
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
  transferReturned: ({ account, amount, currency }) => ({
    title: `Pindahan anda sebanyak ${money(amount, currency)} telah dikembalikan`,
    content: `Ia tidak dapat dikreditkan kepada ${account} dan telah kembali ke baki anda.`,
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
    content: words.reasons[publicReason] ?? 'Sila hubungi khidmat pelanggan untuk maklumat lanjut.',
  }),
  secondStepReset: () => ({
    title: 'Log masuk dua langkah anda telah dimatikan',
    content:
      'Khidmat pelanggan mematikannya atas permintaan anda dan semua sesi telah ditamatkan. Sila hidupkan semula di pusat keselamatan. Jika bukan anda, hubungi khidmat pelanggan dengan segera.',
  }),
  redemptionApproved: ({ number, name, quantity, remark }) => ({
    title: `Penebusan anda no. ${number} telah diluluskan`,
    content: withRemark(`${quantity} × ${localText(name, 'MS')}`, remark),
  }),
  redemptionRejected: ({ number, name, points, remark }) => ({
    title: `Penebusan anda no. ${number} ditolak`,
    content: withRemark(`${localText(name, 'MS')}: ${points} mata telah dikembalikan ke akaun anda.`, remark),
  }),
  rewardApproved: ({ title, amount, currency }) => ({
    title: `${localText(title, 'MS')}: diluluskan`,
    content: `${amount === null ? 'Ganjaran anda' : `Ganjaran anda sebanyak ${money(amount, currency)}`} boleh dituntut sekarang.`,
  }),
  rewardUnclaimed: ({ title, amount, currency, until, timeZone }) => ({
    title: `${localText(title, 'MS')}: tuntut segera`,
    content: `${amount === null ? 'Ganjaran anda' : `Ganjaran anda sebanyak ${money(amount, currency)}`} boleh dituntut sehingga ${until} (${timeZone}). Selepas itu ia akan luput.`,
  }),
  rewardRejected: ({ title, publicReason }) => ({
    title: `${localText(title, 'MS')}: tidak diluluskan`,
    content: publicReason === '' ? 'Sila hubungi khidmat pelanggan untuk maklumat lanjut.' : publicReason,
  }),
  billPaid: ({ kind, fromDay, lastDay, amount, currency, payer }) => ({
    title: `${capital(bills[kind])} anda sebanyak ${money(amount, currency)} telah dibayar`,
    content: `Bagi ${days(fromDay, lastDay, ' hingga ')}, daripada ${payer === '' ? 'pihak kami' : payer}. Ia telah dikreditkan ke baki anda.`,
  }),
  billShort: ({ kind, fromDay, lastDay, amount, paid, currency, payer }) => ({
    title: `${capital(bills[kind])} anda sebanyak ${money(amount, currency)} belum dibayar sepenuhnya`,
    content: [
      `Bagi ${days(fromDay, lastDay, ' hingga ')}: baki ${payer === '' ? 'pihak kami' : payer} tidak mencukupi buat masa ini.`,
      `Telah dibayar: ${money(paid, currency)}. Bakinya menyusul secara automatik sebaik sahaja wang mencukupi.`,
    ].join('\n'),
  }),
  billOwed: ({ kind, fromDay, lastDay, amount, paid, currency, account }) => ({
    title: `Anda berhutang ${bills[kind]} sebanyak ${money(amount - paid, currency)} kepada ${account}`,
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
