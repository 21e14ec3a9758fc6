import * as z from 'zod/mini';
import { localTexts } from '../language.ts';
import { moment, rowId } from '../shapes.ts';
import { bannerGroups, linkageTypes } from './bannerGroups.ts';
import { helpTopics } from './helpTopics.ts';

const texts = localTexts(200);
const longTexts = localTexts(20_000);
const image = z.string().check(z.regex(/^(?:|\/brand\/(?:images|uploads)\/[\w./-]{1,200})$/));

const bannerBody = z.strictObject({
  groupName: z.enum(bannerGroups),
  linkageType: z.enum(linkageTypes),
  url: z.string().check(z.maxLength(300)),
  /** Picture at 1920 and at 720 pixels wide; empty for a slide on the plain theme background. */
  image,
  imageSmall: image,
  overline: texts,
  headline: texts,
  sub: texts,
  action: texts,
});

const announcementBody = z.strictObject({
  /**
   * PL player notice, PU popup, PR promotion, H help headline, AG agents only. Banners (B) have a type of their own.
   */
  type: z.enum(['PL', 'PU', 'PR', 'H', 'AG']),
  /** Audience of a popup: A signed in, B guests, F first login. */
  execution: z.enum(['A', 'B', 'F']),
  title: texts,
  /** HTML, sanitised to a small allow list before it is stored. */
  content: longTexts,
  /** The promotion type that a popup's button links to; empty for no button. */
  promotionType: z.string().check(z.maxLength(32)),
});

const articleBody = z.strictObject({
  /** The anchor in the URL: `/help#<slug>`. */
  slug: z.string().check(z.regex(/^[a-z0-9-]{1,48}$/)),
  topic: z.enum(helpTopics),
  title: texts,
  content: longTexts,
});

const resourceBody = z.strictObject({
  resourceType: z.enum(['IOS', 'Android', 'MOBILECONFIG', 'AFFILIATE']),
  url: z.string().check(z.regex(/^https?:\/\/[^\s"'<>]{1,300}$/)),
  labelName: texts,
  version: z.string().check(z.maxLength(32)),
  sha256: z.string().check(z.regex(/^(?:|[0-9a-f]{64})$/)),
});

const badgeBody = z.strictObject({
  name: texts,
  note: texts,
  number: z.string().check(z.maxLength(48)),
  image,
  url: z.string().check(z.regex(/^(?:|https:\/\/[^\s"'<>]{1,300})$/)),
});

/** Content by kind. */
export const contentBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('banner'), body: bannerBody }),
  z.strictObject({ kind: z.literal('announcement'), body: announcementBody }),
  z.strictObject({ kind: z.literal('article'), body: articleBody }),
  z.strictObject({ kind: z.literal('resource'), body: resourceBody }),
  z.strictObject({ kind: z.literal('badge'), body: badgeBody }),
]);

export const contentKinds = ['banner', 'announcement', 'article', 'resource', 'badge'] as const;

/** Fields common to all kinds. */
const frame = {
  /** Sort order within the kind, ascending. */
  position: z.int().check(z.gte(0), z.lte(10_000)),
  isShown: z.boolean(),
  startsAt: z.nullable(moment),
  endsAt: z.nullable(moment),
};

export const contentDraft = z.strictObject({ ...frame, content: contentBody });

export const contentItem = z.strictObject({
  ...frame,
  id: rowId,
  version: z.int(),
  content: contentBody,
  updatedAt: moment,
  updatedBy: z.string(),
});
