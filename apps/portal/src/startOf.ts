import type { getStatus, listAnnouncements, listBadges, OutputOf } from '@baize/contract';
import type { Language } from '@baize/contract/languages';
import { keyOf, type Need } from './need.ts';
import { needs } from './needs.ts';
import { said } from './needsOf.ts';
import { readPlace } from './router/Place.ts';
import { screenAt } from './routes.tsx';
import type { PageAnswer, PageContent, Start } from './Start.ts';

type Given = {
  language: Language;
  /** What the brand's folder and this installation say, and no call answers. */
  own: Pick<PageContent, 'tagline' | 'verifierUrl'>;
  /** What was answered; a call that failed is missing, and left to the browser. */
  answers: readonly PageAnswer[];
};

/**
 * What a page carries, but for its colours: its answers, and from those that every page has what the first picture shows.
 * Throws if the start-up call gave no open site.
 */
export function startOf(href: string, { language, own, answers }: Given): Omit<Start, 'theme'> {
  const nameOf = (need: Need): string => JSON.stringify(keyOf(need));
  const byName = new Map(answers.map(([id, input, value]) => [nameOf({ id, input }), value]));
  const take = <Value>(need: Need): Value | undefined => {
    const value = byName.get(nameOf(need)) as Value | undefined;
    byName.delete(nameOf(need));
    return value;
  };
  const status = take<OutputOf<typeof getStatus>>(needs.status(language));
  if (status?.status !== 0) throw new Error('The start-up call gave no open site.');
  const news = take<OutputOf<typeof listAnnouncements>>(said(language));
  const badges = take<OutputOf<typeof listBadges>>(needs.badges(language)) ?? [];
  const banners = news?.banners ?? [];
  const group = screenAt(readPlace(href).path).banners;
  /* What the first picture does without comes with the start-up call that every page makes. */
  const { sealKey: _sealKey, whitelabel: _whitelabel, ...early } = status;
  return {
    language,
    content: {
      ...own,
      /* Those of other pages are asked for on the way there. */
      banners: banners.filter(({ groupName }) => groupName === group),
      bannerGroups: [...new Set(banners.map(({ groupName }) => groupName))],
      /* What a notice says is asked for when somebody opens it. */
      notices: (news?.notices ?? []).map(({ id, title, startDate }) => ({ id, title, startDate })),
      badges,
    },
    /* A page that many see must not carry one visitor's address, nor the moment of one answer. */
    status: { ...early, location: { ip: '', country: '' }, serverTime: new Date(0).toISOString() },
    answers: answers.filter(([id, input]) => byName.has(nameOf({ id, input }))),
  };
}
