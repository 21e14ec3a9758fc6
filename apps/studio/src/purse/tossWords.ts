import type { HouseTexts } from '@baize/contract/houseText';

const en = {
  title: 'Coin Toss',
  balance: 'Wallet at this provider',
  stake: 'Stake',
  sun: 'Sun',
  moon: 'Moon',
  ask: 'Choose a side. The right one pays 1.96 times the stake.',
  won: 'You win',
  lost: 'Not this time',
  short: 'The wallet here does not reach. Transfer money in first.',
  failed: 'That did not get through. Try again.',
  back: 'Back',
};

/** What the page of the coin toss says. */
export const tossWords: HouseTexts<typeof en> = {
  en,
  zh: {
    title: '猜硬币',
    balance: '本厂商钱包',
    stake: '投注额',
    sun: '日',
    moon: '月',
    ask: '请选择一面，猜中派彩 1.96 倍。',
    won: '赢得',
    lost: '这次没有猜中',
    short: '本厂商钱包余额不足，请先转入。',
    failed: '未能完成，请重试。',
    back: '返回',
  },
  ms: {
    title: 'Lambung Syiling',
    balance: 'Dompet di pembekal ini',
    stake: 'Taruhan',
    sun: 'Matahari',
    moon: 'Bulan',
    ask: 'Pilih satu muka. Tekaan betul dibayar 1.96 kali taruhan.',
    won: 'Anda menang',
    lost: 'Belum kena kali ini',
    short: 'Dompet di sini tidak mencukupi. Pindahkan wang masuk dahulu.',
    failed: 'Tidak berjaya. Cuba lagi.',
    back: 'Kembali',
  },
};
