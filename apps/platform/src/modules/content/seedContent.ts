import type { Queryable } from '#kit/db.ts';
import type { Content } from './ContentRow.ts';
import { cleanHtml } from './cleanHtml.ts';
import { isSafeUrl } from './rules.ts';
import { announcements } from './seed/announcements.ts';
import { badges } from './seed/badges.ts';
import { banners } from './seed/banners.ts';
import { nocturneBanners } from './seed/nocturneBanners.ts';
import { helpAccount } from './seed/helpAccount.ts';
import { helpGames } from './seed/helpGames.ts';
import { helpMoney } from './seed/helpMoney.ts';
import { helpRules } from './seed/helpRules.ts';
import { helpService } from './seed/helpService.ts';
import { resourcesAt } from './seed/resourcesAt.ts';
import { hasContent, insertItem } from './store.ts';

type ContentSeed = {
  brandId: number;
  /** The brand's code: a brand with banners of its own gets those. */
  code: string;
  /** The brand's name in its texts. */
  name: string;
  /** URL of the brand's own pages; a site without TLS is not offered for download, except on localhost. */
  siteUrl: string;
  /**
   * Whether the brand's folder has this picture, by its path below `images`; a banner without one uses the plain theme
   * background.
   */
  hasPicture(path: string): boolean;
};

/** A reserved example domain. */
const NOWHERE = 'https://baize.example';

/** Gap between two positions, so that items can be inserted between them. */
const STEP = 10;

/** Seeds a demo brand's content; existing content is kept. */
export async function seedContent(
  db: Queryable,
  { brandId, code, name, siteUrl, hasPicture }: ContentSeed,
): Promise<void> {
  if (await hasContent(db, brandId)) return;
  const own = new URL(isSafeUrl(siteUrl) ? siteUrl : NOWHERE).origin;
  const pictureOf = (image: string): string =>
    image === '' || hasPicture(image.replace('/brand/images/', '')) ? image : '';
  const contents: Content[] = [
    ...(code === 'nocturne' ? nocturneBanners : banners).map((body) => ({
      kind: 'banner' as const,
      body: { ...body, image: pictureOf(body.image), imageSmall: pictureOf(body.imageSmall) },
    })),
    ...announcements.map((body) => ({ kind: 'announcement' as const, body })),
    ...[
      ...helpRules.slice(0, 2),
      ...helpAccount,
      ...helpMoney,
      ...helpGames,
      ...helpRules.slice(2),
      ...helpService,
    ].map((body) => ({ kind: 'article' as const, body })),
    ...resourcesAt(own).map((body) => ({ kind: 'resource' as const, body })),
    ...badges.map((body) => ({ kind: 'badge' as const, body })),
  ];
  const last: Partial<Record<Content['kind'], number>> = {};
  for (const { kind, body } of contents) {
    const position = (last[kind] ?? 0) + STEP;
    last[kind] = position;
    const named = JSON.parse(JSON.stringify(body).replaceAll('{brand}', JSON.stringify(name).slice(1, -1))) as Record<
      string,
      unknown
    >;
    await insertItem(db, {
      ...{ brandId, kind, position, isShown: true, startsAt: null, endsAt: null, by: 'seed' },
      body: 'content' in named ? { ...named, content: cleaned(named['content'] as Record<string, string>) } : named,
    });
  }
}

const cleaned = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([language, html]) => [language, cleanHtml(html)]));
