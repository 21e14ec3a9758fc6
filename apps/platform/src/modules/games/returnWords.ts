/** What the columns of a saved return report are called. */
export const returnWords = {
  EN: ['Game', 'Vendor', 'Rounds', 'Currency', 'Stakes', 'Wins', 'Stated %', 'Actual %', 'From %', 'To %'],
  CN: ['游戏', '游戏商', '局数', '币种', '投注', '派彩', '理论 %', '实际 %', '下限 %', '上限 %'],
  MS: [
    'Permainan',
    'Pembekal',
    'Pusingan',
    'Mata wang',
    'Taruhan',
    'Menang',
    'Teori %',
    'Sebenar %',
    'Dari %',
    'Hingga %',
  ],
} as const;
