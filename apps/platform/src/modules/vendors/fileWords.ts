/** What the columns and the states of a saved betting record are called. */
export const fileWords = {
  EN: {
    columns: ['Time', 'Game', 'Vendor', 'Round', 'Currency', 'Stake', 'Valid stake', 'Win', 'Net', 'Status'],
    status: { open: 'Open', won: 'Won', lost: 'Lost', cancelled: 'Cancelled' },
  },
  CN: {
    columns: ['时间', '游戏', '游戏商', '局号', '币种', '投注', '有效投注', '派彩', '输赢', '状态'],
    status: { open: '进行中', won: '赢', lost: '输', cancelled: '已取消' },
  },
  MS: {
    columns: [
      'Masa',
      'Permainan',
      'Vendor',
      'Pusingan',
      'Mata wang',
      'Taruhan',
      'Taruhan sah',
      'Menang',
      'Bersih',
      'Status',
    ],
    status: { open: 'Terbuka', won: 'Menang', lost: 'Kalah', cancelled: 'Dibatalkan' },
  },
} as const;
