import { knownLanguage, type Language } from '@baize/contract/languages';
import type {
  banner,
  contentItem,
  notice,
  OutputOf,
  popupItem,
  resource,
  getHelpCenter,
  listBadges,
} from '@baize/contract';
import type * as z from 'zod/mini';
import { cleanHtml } from './cleanHtml.ts';
import type { Content, ContentRow } from './ContentRow.ts';
import { toldIn } from '@baize/contract/localText';

/** The requested language, and its fallback. */
export type Wanted = { language: Language; preset: string };

/** The default language is the brand's. */
export function wantedOf(brand: { defaultLanguage: string }, language: Language | undefined): Wanted {
  const preset = brand.defaultLanguage;
  const own = knownLanguage(preset);
  return { language: language ?? own, preset };
}

const since = (row: Pick<ContentRow, 'startsAt' | 'createdAt'>): string =>
  (row.startsAt ?? row.createdAt).toISOString();

export function presentBanner(row: ContentRow<'banner'>, { language, preset }: Wanted): z.output<typeof banner> {
  const { groupName, linkageType, url, image, imageSmall, ...texts } = row.body;
  const told = toldIn(texts.headline, language, preset);
  return {
    ...{ id: String(row.id), groupName, linkageType, url, image, imageSmall: imageSmall === '' ? image : imageSmall },
    overline: texts.overline[told] ?? '',
    headline: texts.headline[told] ?? '',
    sub: texts.sub[told] ?? '',
    action: texts.action[told] ?? '',
  };
}

export function presentNotice(row: ContentRow<'announcement'>, { language, preset }: Wanted): z.output<typeof notice> {
  const told = toldIn(row.body.title, language, preset);
  return {
    id: String(row.id),
    title: row.body.title[told] ?? '',
    content: cleanHtml(row.body.content[told] ?? ''),
    startDate: since(row),
  };
}

export function presentPopup(row: ContentRow<'announcement'>, wanted: Wanted): z.output<typeof popupItem> {
  const { execution, promotionType } = row.body;
  return { ...presentNotice(row, wanted), execution, promotionType };
}

/** Articles by topic, both in sort order. */
export function presentHelp(
  rows: readonly ContentRow<'article'>[],
  { language, preset }: Wanted,
): OutputOf<typeof getHelpCenter> {
  const topics = new Set(rows.map(({ body }) => body.topic));
  return [...topics].map((topic) => ({
    topic,
    articles: rows
      .filter(({ body }) => body.topic === topic)
      .map(({ body, updatedAt }) => {
        const told = toldIn(body.title, language, preset);
        return {
          slug: body.slug,
          title: body.title[told] ?? '',
          content: cleanHtml(body.content[told] ?? ''),
          updatedAt: updatedAt.toISOString(),
        };
      }),
  }));
}

export function presentBadge(
  row: ContentRow<'badge'>,
  { language, preset }: Wanted,
): OutputOf<typeof listBadges>[number] {
  const { name, note, number, image, url } = row.body;
  const told = toldIn(name, language, preset);
  return { id: String(row.id), name: name[told] ?? '', note: note[told] ?? '', number, image, url };
}

export function presentResource(
  { body }: ContentRow<'resource'>,
  { language, preset }: Wanted,
): z.output<typeof resource> {
  const { resourceType, url, labelName, version, sha256 } = body;
  return {
    ...{ resourceType, url, version, sha256 },
    labelName: labelName[toldIn(labelName, language, preset)] ?? '',
    labelNameEn: labelName[toldIn(labelName, 'EN', preset)] ?? '',
  };
}

/** An item as operators see it: in every language, with its version. */
export function presentItem(row: ContentRow): z.output<typeof contentItem> {
  return {
    id: String(row.id),
    version: row.version,
    position: row.position,
    isShown: row.isShown,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    content: { kind: row.kind, body: row.body } as Content,
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: row.updatedBy,
  };
}

/** An item's complete content for the audit trail. */
export function factsOf(row: ContentRow): Readonly<Record<string, string | number | boolean | null>> {
  const { position, isShown, startsAt, endsAt, version, kind, body } = row;
  return {
    ...{ kind, version, position, isShown },
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    body: JSON.stringify(body),
  };
}
