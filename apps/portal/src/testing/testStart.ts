import { registerFieldNames } from '@baize/contract/site/settings';
import type { PageContent, Start } from '../Start.ts';

type Changes = Partial<Omit<Start, 'status' | 'content'>> & {
  status?: Partial<Omit<Start['status'], 'info'>>;
  info?: Partial<Start['status']['info']>;
  content?: Partial<PageContent>;
};

/** The start-up answers of a small house: one brand, one vendor, two slots. */
export function testStart({ status, info, content, ...changes }: Changes = {}): Start {
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
    subCategory: '' as const,
    isAvailable: true,
    maintenance: null,
  });
  return {
    language: 'EN',
    theme: 'dark',
    content: {
      tagline: { EN: 'One cloth, one fair table.', CN: '一张台呢，一局公道。' },
      verifierUrl: 'http://studio.invalid/verify/',
      banners: [],
      bannerGroups: [],
      notices: [],
      badges: [1, 2, 3].map((at) => ({
        id: `badge-${at}`,
        name: `Licence ${at}`,
        note: 'Fictional',
        number: `DEMO-000${at}`,
        image: '',
        url: '',
      })),
      ...content,
    },
    status: {
      status: 0,
      maintenance: false,
      regionRestriction: false,
      location: { ip: '', country: '' },
      info: {
        merchant: 'Baize',
        merchantCode: 'baize',
        platform: 'WEB',
        lotteryType: 'LOTT',
        currency: 'CNY',
        timeZone: 'Asia/Shanghai',
        defaultLanguage: 'CN',
        languages: ['CN', 'EN'],
        agentTypes: [1, 2, 41, 42],
        trialTypes: [4],
        prizeModes: ['LOTT', 'ZY', 'ELOTT', 'SEA'],
        mainDomain: 'localhost',
        domainRoute: ['localhost'],
        customerService: '',
        shell: 'topnav',
        minimumAge: 18,
        phoneCodes: 'sms',
        social: { google: false, facebook: false },
        firebase: null,
        ...info,
      },
      resources: [],
      modules: ['USERNAMEREG3', 'DIRECTREG3', 'TRANSREC3', 'FREEPLAY3'],
      register: Object.fromEntries(
        registerFieldNames.map((name) => [
          name,
          {
            enabled: ['username', 'password', 'confirmPassword'].includes(name),
            required: ['username', 'password', 'confirmPassword'].includes(name),
            minLength: name === 'username' ? 4 : 0,
            maxLength: name === 'username' ? 16 : 64,
            patternId: name === 'username' ? 2 : 1,
            acceptedPattern: '*',
          },
        ]),
      ) as Start['status']['register'],
      mainDomain: 'localhost',
      analytics: { gtagId: '' },
      imageCDNs: [],
      launchGameCDNs: [],
      sealKey: { kty: 'RSA', kid: 'test', alg: 'RSA-OAEP-256', n: 'AQAB', e: 'AQAB' },
      serverTime: '2026-03-05T09:07:00.000Z',
      ...status,
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
            badge: '' as const,
            isAvailable: true,
            maintenance: null,
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
