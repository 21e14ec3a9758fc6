/** What the columns of a saved account record are called. */
export const fileColumns = {
  EN: ['Time', 'Kind', 'Currency', 'Amount', 'Balance after', 'Number'],
  CN: ['时间', '类型', '币种', '金额', '变动后余额', '编号'],
  MS: ['Masa', 'Jenis', 'Mata wang', 'Jumlah', 'Baki selepas', 'Nombor'],
} as const;

type Words = Readonly<{ EN: string; CN: string; MS: string }>;

/** What each kind of movement is called; one without words stands for itself. */
export const fileWords: Readonly<Record<string, Words>> = {
  deposit: { EN: 'Deposit', CN: '存款', MS: 'Deposit' },
  bet: { EN: 'Bet', CN: '投注', MS: 'Pertaruhan' },
  win: { EN: 'Win', CN: '派彩', MS: 'Kemenangan' },
  freeWin: { EN: 'Win of a free round', CN: '免费局派彩', MS: 'Kemenangan pusingan percuma' },
  rollback: { EN: 'Cancelled bet', CN: '注单取消', MS: 'Pertaruhan dibatalkan' },
  adjust: { EN: 'Adjustment', CN: '调整', MS: 'Pelarasan' },
  settledStake: { EN: 'Settled stake', CN: '已结算投注', MS: 'Pertaruhan diselesaikan' },
  jackpot: { EN: 'Jackpot', CN: '累积大奖', MS: 'Jackpot' },
  promo: { EN: 'Prize from a provider', CN: '厂商奖励', MS: 'Hadiah daripada pembekal' },
  withdrawal: { EN: 'Withdrawal', CN: '提款', MS: 'Pengeluaran' },
  withdrawalReturned: { EN: 'Withdrawal returned', CN: '提款退回', MS: 'Pengeluaran dikembalikan' },
  withdrawalPaidBack: { EN: 'Withdrawal paid back', CN: '提款补回', MS: 'Bayaran balik pengeluaran' },
  transferUp: { EN: 'Transfer to upline', CN: '转账至上级', MS: 'Pindahan ke atasan' },
  transferDown: { EN: 'Transfer to downline', CN: '转账至下级', MS: 'Pindahan ke bawahan' },
  transferOut: { EN: 'Transfer to a provider', CN: '转出至厂商', MS: 'Pindahan ke pembekal' },
  transferReturned: { EN: 'Transfer came back', CN: '转账退回', MS: 'Pindahan dikembalikan' },
  transferIn: { EN: 'Transfer from a provider', CN: '从厂商转入', MS: 'Pindahan dari pembekal' },
  bonusReleased: { EN: 'Bonus released', CN: '奖金到账', MS: 'Bonus dilepaskan' },
  rebate: { EN: 'Rebate', CN: '返水', MS: 'Rebat' },
  pointsPaid: { EN: 'Paid for a reward', CN: '礼品附加款', MS: 'Bayaran untuk ganjaran' },
  pointsPaidBack: { EN: 'Reward payment returned', CN: '礼品附加款退回', MS: 'Bayaran ganjaran dikembalikan' },
  pointsCredit: { EN: 'Reward credit', CN: '礼品彩金', MS: 'Kredit ganjaran' },
  pointsConverted: { EN: 'Points converted', CN: '积分兑换', MS: 'Mata ditukar' },
  envelopeShare: { EN: 'Red envelope', CN: '聊天红包', MS: 'Sampul merah' },
  dividend: { EN: 'Dividend', CN: '分红', MS: 'Dividen' },
  dailyWage: { EN: 'Daily salary', CN: '日工资', MS: 'Gaji harian' },
  hourlyWage: { EN: 'Hourly salary', CN: '小时工资', MS: 'Gaji setiap jam' },
  realtimeWage: { EN: 'Real-time salary', CN: '实时工资', MS: 'Gaji masa nyata' },
};
