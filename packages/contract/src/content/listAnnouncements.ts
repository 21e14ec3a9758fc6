import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { languageQuery } from '../site/languageQuery.ts';
import { bannerGroups, linkageTypes } from './bannerGroups.ts';

export const banner = z.strictObject({
  id: z.string(),
  groupName: z.enum(bannerGroups),
  linkageType: z.enum(linkageTypes),
  url: z.string(),
  image: z.string(),
  imageSmall: z.string(),
  overline: z.string(),
  headline: z.string(),
  sub: z.string(),
  action: z.string(),
});

export const notice = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  startDate: z.string(),
});

export const popupItem = z.strictObject({
  id: z.string(),
  execution: z.enum(['A', 'B', 'F']),
  title: z.string(),
  content: z.string(),
  startDate: z.string(),
  promotionType: z.string(),
});

/** The site's announcements in one language: banners, player notices, popup, promotions. */
export const listAnnouncements = operation({
  id: 'content.listAnnouncements',
  method: 'GET',
  path: '/lgw/games/announcements',
  audience: 'public',
  summary: 'Banners and announcements',
  description:
    'types is a list with commas of B banners, PL player notices, PU popup, PR promotion, H headlines (merged into the notices).',
  input: z.strictObject({
    types: z._default(
      z.optional(z.string().check(z.regex(/^(?:B|PL|PU|PR|H)(?:,(?:B|PL|PU|PR|H)){0,4}$/))),
      'B,PL,PU,PR,H',
    ),
    platform: z._default(z.optional(z.literal('W')), 'W'),
    language: languageQuery,
  }),
  output: z.strictObject({
    banners: z.array(banner),
    notices: z.array(notice),
    popup: z.array(popupItem),
    promotion: z.array(popupItem),
  }),
  errors: [],
});
