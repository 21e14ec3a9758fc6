/** The order of a round's draws, for the verification page. */
export const drawing = {
  en: 'The reels are drawn left to right, once; what falls follows from them.',
  ms: 'Gelendong dicabut dari kiri ke kanan, sekali sahaja; yang jatuh mengikut daripadanya.',
  zh: '各轴从左到右抽取一次，落下的图案由此而定。',
} as const;
