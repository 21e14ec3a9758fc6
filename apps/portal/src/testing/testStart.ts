import { registerFieldNames } from '@baize/contract/site/settings';
import type { listAnnouncements, listGames, listPromotions, listVendors, OutputOf } from '@baize/contract';
import type * as z from 'zod/mini';
import { keyOf, type Need } from '../need.ts';
import { needs } from '../needs.ts';
import type { PageContent, Start } from '../Start.ts';

/** The answers that tests give by a name of their own. */
type Named = {
  vendors: OutputOf<typeof listVendors>;
  /** The first page of slots. */
  games: z.input<(typeof listGames)['output']>;
  promotions?: OutputOf<typeof listAnnouncements>;
  campaigns?: z.input<(typeof listPromotions)['output']>;
};

type Changes = Partial<Pick<Start, 'language' | 'theme'> & Named> & {
  status?: Partial<Omit<Start['status'], 'info'>>;
  info?: Partial<Start['status']['info']>;
  content?: Partial<PageContent>;
};

/** The start-up answers of a small house: one brand, one vendor, two slots. */
export function testStart({ status, info, content, ...changes }: Changes = {}): Start & Named {
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
  const named: Named = {
    vendors: houseVendors,
    games: {
      content: [slot('dragon-eight', 'Dragon Eight', '龙八'), slot('reef', 'Reef', '珊瑚')],
      pageNum: 1,
      totalPages: 1,
      totalRows: 2,
    },
    ...changes,
  };
  const { language = 'EN', theme = 'dark' } = changes;
  return {
    ...named,
    answers: answersOf(language, named),
    language,
    theme,
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
  };
}

/** The one vendor of the house. */
const houseVendors: Named['vendors'] = [
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
];

/** Puts the answers down as a page carries them. */
function answersOf(language: Start['language'], { vendors, games, promotions, campaigns }: Named): Start['answers'] {
  const given: [Need, unknown][] = [
    [needs.vendors, vendors],
    [needs.slots, games],
    [needs.announcements('PR', language), promotions],
    [needs.promotions(language), campaigns],
  ];
  return given.filter(([, value]) => value !== undefined).map(([need, value]) => [...keyOf(need), value]);
}
