import type { Language } from '@baize/contract/languages';
import { need } from './need.ts';

/** The first page of slots, asked for in one way everywhere so that one answer serves home, lobby and server. */
export const firstSlots = { gameClassify: 'RNG', pageSize: 60 } as const;

/** The calls that pages begin with, each said once: for the declaration of pages, the server and the browser's queries. */
export const needs = {
  status: (language: Language) => need('site.getStatus', { language }),
  /** By types: B banners, PL player notices, PU popup, PR promotions, H headlines. */
  announcements: (types: 'B' | 'PL,H' | 'PU' | 'PR' | 'B,PL,H', language: Language) =>
    need('content.listAnnouncements', { types, platform: 'W', language }),
  badges: (language: Language) => need('content.listBadges', { language }),
  vendors: need('games.listVendors', {}),
  slots: need('games.listGames', { ...firstSlots, pageSize: String(firstSlots.pageSize) }),
  latestDraws: need('lotteries.getOpenedNumero', {}),
  promotions: (language: Language) => need('promotions.listPromotions', { language }),
  help: (language: Language) => need('content.getHelpCenter', { language }),
  installGuides: (language: Language) => need('content.getHelpCenter', { language, topic: 'install' }),
  terms: (language: Language) => need('content.getHelpCenter', { language, topic: 'agreement' }),
};
