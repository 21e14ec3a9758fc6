/** In which order the draws of a round are asked for, as the check page tells it. */
export const drawing = {
  en: 'The reels are drawn left to right, spin by spin.',
  ms: 'Gelendong dicabut dari kiri ke kanan, putaran demi putaran.',
  zh: '各轴从左到右、逐次旋转抽取。',
} as const;
