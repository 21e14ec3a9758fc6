/** The order of a round's draws, for the verification page. */
export const drawing = {
  en: 'Each place is drawn, reel by reel from the top down, then the value of each coin; in re-spins each empty place, with the value of a coin right after it.',
  ms: 'Setiap petak dicabut, gelendong demi gelendong dari atas ke bawah, kemudian nilai setiap syiling; dalam putaran semula setiap petak kosong, diikuti nilai syilingnya.',
  zh: '逐轴自上而下抽取每格，再抽取每枚金币的数值；重转时抽取每个空格，出现金币时随即抽取其数值。',
} as const;
