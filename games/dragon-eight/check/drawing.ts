/** The order of a round's draws, for the verification page. */
export const drawing = {
  en: 'The reels are drawn left to right, spin by spin.',
  ms: 'Gelendong dicabut dari kiri ke kanan, putaran demi putaran.',
  zh: '各轴从左到右、逐次旋转抽取。',
} as const;
