import type { Start } from '../Start.ts';

/** The start-up answers of a small house: one brand, one vendor, two slots. */
export function testStart(changes: Partial<Start> = {}): Start {
  const slot = (gameCode: string, EN: string, CN: string) => ({
    nodeId: gameCode,
    vassalage: 'studio',
    vendorName: 'Baize Studio',
    gameCode,
    gameClassify: 'RNG',
    name: { EN, CN },
    image: `/brand/images/tiles/${gameCode}.webp`,
    badge: '' as const,
    lines: 25,
    minBet: '0.25',
    maxBet: '100',
    returnToPlayerBps: 9599,
    hasFreePlay: true,
    isAvailable: true,
  });
  return {
    language: 'EN',
    theme: 'dark',
    content: {
      tagline: { EN: 'One cloth, one fair table.', CN: '一张台呢，一局公道。' },
      licences: [{ id: 'demo', name: { EN: 'Licence', CN: '牌照' }, note: { EN: 'Fictional', CN: '虚构' } }],
      heroes: [],
      verifierUrl: 'http://studio.invalid/verify/',
    },
    status: {
      status: 0,
      maintenance: false,
      regionRestriction: false,
      location: { ip: '' },
      info: {
        merchant: 'Baize',
        merchantCode: 'baize',
        platform: 'WEB',
        currency: 'CNY',
        timeZone: 'Asia/Shanghai',
        defaultLanguage: 'CN',
        languages: ['CN', 'EN'],
        mainDomain: 'localhost',
        domainRoute: ['localhost'],
        customerService: '',
      },
      sealKey: { kty: 'RSA', kid: 'test', alg: 'RSA-OAEP-256', n: 'AQAB', e: 'AQAB' },
      serverTime: '2026-03-05T09:07:00.000Z',
    },
    vendors: [
      {
        gameClassify: 'RNG',
        title: 'Slots',
        cards: [
          {
            vassalage: 'studio',
            name: 'Baize Studio',
            gameCode: '',
            gameType: 'RNG',
            isGame: false,
            image: '',
            gameCount: 2,
            isAvailable: true,
          },
        ],
      },
    ],
    games: {
      content: [slot('dragon-eight', 'Dragon Eight', '龙八'), slot('reef', 'Reef', '珊瑚')],
      pageNum: 1,
      totalPages: 1,
      totalRows: 2,
    },
    ...changes,
  };
}
