// @vitest-environment happy-dom
import { operations } from '@baize/contract/operations';
import { fill } from '@baize/testkit/screens/fill';
import { press } from '@baize/testkit/screens/press';
import { pageStates, type PageStates } from '../testing/pageStates.tsx';

const login = { as: 'guest', text: 'You are not logged in, please login' } as const;
const tooMany = (text: string) => ({ code: 'too_many_requests', text }) as const;
const article = { slug: 'android', title: 'How it goes', content: '<p>Like this</p>' };

/** A category shows its vendors, which come with the page, and the games of the one that is pressed. */
const category = (gameClassify: 'SPORTS' | 'LIVE' | 'FISH' | 'PVP' | 'ESPORTS' | 'LOTT' | 'ELOTT'): PageStates => ({
  asks: operations.listGames,
  around: {
    start: {
      vendors: [
        {
          ...{ gameClassify, title: gameClassify },
          cards: [
            {
              ...{ vassalage: 'nine', name: 'Studio Nine', gameCode: '', gameType: 'VASSALAGE', isGame: false },
              ...{ image: '', gameCount: 3, badge: '', isAvailable: true, maintenance: null },
            },
          ],
        },
      ],
    },
  },
  begin: () => press('Studio Nine'),
  ready: { answer: { content: [{ name: { EN: 'Nine Cards' } }], totalRows: 1 }, text: 'Nine Cards' },
  empty: { text: 'No games here yet' },
  failed: { text: 'The games could not be loaded' },
  refused: tooMany('The games could not be loaded'),
});

const hall = (refused: PageStates['refused']): PageStates => ({
  as: 'member',
  asks: operations.launchLottery,
  ready: { answer: { lotteries: [{ name: { EN: 'Every minute' } }] }, text: 'Every minute' },
  empty: { text: 'No lottery is open here yet' },
  failed: { text: 'The lotteries could not be loaded' },
  refused,
});

const help: PageStates = {
  asks: operations.getHelpCenter,
  ready: { answer: [{ topic: 'start', articles: [article] }], text: 'Like this' },
  empty: { text: 'There are no articles yet' },
  failed: { text: 'The help centre could not be loaded' },
  refused: tooMany('The help centre could not be loaded'),
};

const letter = {
  'Your name': 'Ann Lee',
  'Number, name': '+60123456789',
  'Which players': 'x'.repeat(30),
  'or older': true,
} as const;

pageStates({
  '/': {
    asks: operations.listAnnouncements,
    around: { start: { content: { notices: [{ id: '1', title: 'Short', startDate: '2026-03-05T09:00:00.000Z' }] } } },
    begin: () => press('All notices'),
    ready: { answer: { notices: [{ title: 'Table four is open' }] }, text: 'Table four is open' },
    empty: { text: 'There are no notices at the moment' },
    failed: { text: 'The notices could not be loaded' },
    refused: tooMany('The notices could not be loaded'),
  },
  '/rng?own=favourites': {
    as: 'member',
    asks: operations.listFavourites,
    ready: { answer: { content: [{ name: { EN: 'Nine Cards' } }], totalRows: 1 }, text: 'Nine Cards' },
    empty: { text: 'Nothing marked yet' },
    failed: { text: 'The games could not be loaded' },
    refused: { as: 'guest', text: 'Log in to see your own games' },
  },
  '/sports': category('SPORTS'),
  '/live': category('LIVE'),
  '/fish': category('FISH'),
  '/pvp': category('PVP'),
  '/esports': category('ESPORTS'),
  '/lott': category('LOTT'),
  '/elott': category('ELOTT'),
  '/lottery': hall({ code: 'lottery_closed', text: 'This lottery takes no bets now.' }),
  '/seaLottery': hall({ code: 'lottery_not_found', text: 'This lottery is not offered here.' }),
  '/vnLottery': hall(login),
  '/drawCheck': {
    asks: operations.getOpenedNumero,
    ready: {
      answer: { list: [{ name: { EN: 'Every minute' }, family: 'ssc', numbers: [1, 2, 3, 4, 5], source: 'own' }] },
      text: 'Every minute',
    },
    empty: { answer: { list: [{ source: 'official' }] }, text: 'No draw is named yet' },
    failed: { text: 'The lotteries could not be loaded' },
    refused: tooMany('The lotteries could not be loaded'),
  },
  '/drawCheck?gameCode=ssc-1&drawNo=20260305-0001': {
    asks: operations.getDrawProof,
    ready: {
      answer: {
        ...{
          family: 'ssc',
          source: 'own',
          state: 'settled',
          nonce: '1772701200',
          numbers: [1, 2, 3, 4, 5],
          path: null,
        },
        ...{ commitment: 'a'.repeat(64), ordersHash: 'b'.repeat(64), seed: 'c'.repeat(64), orderCount: 2 },
        ...{ chainBefore: 'd'.repeat(64), chain: 'e'.repeat(64) },
      },
      text: 'Does not hold',
    },
    empty: { answer: { source: 'own', seed: null, numbers: null }, text: 'The seed of this draw is not open yet.' },
    failed: { text: 'The proof could not be loaded' },
    refused: { code: 'draw_not_found', text: 'The proof could not be loaded' },
  },
  '/promotions?tab=hall': {
    asks: operations.listPromotions,
    ready: { answer: [{ title: 'First deposit', status: 'join' }], text: 'First deposit' },
    empty: { text: 'Nothing to join or claim right now' },
    failed: { text: 'The promotions could not be loaded' },
    refused: tooMany('Too many attempts. Please wait a moment.'),
  },
  '/pointMall': {
    as: 'member',
    asks: operations.listRewards,
    around: { start: { status: { modules: ['PTSYS3'] } } },
    ready: { answer: { page: { content: [{ name: { EN: 'A warm scarf' } }], totalRows: 1 } }, text: 'A warm scarf' },
    empty: { text: 'There is no reward to redeem at the moment' },
    failed: { text: 'The points could not be loaded' },
    refused: { code: 'points_closed', text: 'The points mall is not open here.' },
  },
  '/join': {
    asks: operations.createCandidate,
    begin: async () => {
      await fill(letter);
      await press('Send');
    },
    ready: { text: 'Your letter has arrived' },
    empty: { text: 'Please enter your name.', begin: () => press('Send') },
    failed: { text: 'Unknown error', again: () => press('Send') },
    refused: { code: 'bot_check_failed', text: 'Your device could not be checked. Please try again.' },
  },
  '/down': {
    asks: operations.getHelpCenter,
    around: {
      start: {
        status: {
          resources: [
            {
              ...{ resourceType: 'Android', url: 'https://example.invalid/app', labelName: '', labelNameEn: '' },
              ...{ version: '', sha256: '' },
            },
          ],
        },
      },
    },
    ready: { answer: [{ topic: 'install', articles: [article] }], text: 'Like this' },
    empty: { text: 'There is no guide for this device yet.' },
    failed: { text: 'The help centre could not be loaded' },
    refused: tooMany('The help centre could not be loaded'),
  },
  '/help': help,
  '/helpmc': help,
  '/terms': {
    ...help,
    ready: { answer: [{ topic: 'agreement', articles: [article] }], text: 'Like this' },
    empty: { text: 'No terms have been published' },
  },
  '/seamless?vassalage=studio&gameCode=nine': {
    as: 'member',
    asks: operations.launchGame,
    ready: { answer: { url: 'about:blank', game: { name: { EN: 'Nine Cards' } } }, text: 'Nine Cards' },
    empty: { answer: { url: 'about:blank' }, text: 'No rounds yet', begin: () => press('History') },
    failed: { text: 'Unknown error' },
    refused: { code: 'game_unavailable', text: 'This game is closed at the moment.' },
  },
});
