import type { Play } from '@baize/maths/lottery/Play';
import type { WordKey } from '../../i18n/WordKey.ts';
import type { T } from '../../i18n/useT.ts';

/** A word of a play, a token or a place; what has no word stands for itself. */
function word(t: T, kind: 'group' | 'play' | 'token', name: string): string {
  const key = `lottery.${kind}.${name}` as WordKey;
  const text = t(key);
  return text === key ? name : text;
}

export function groupName(t: T, group: string, family: string): string {
  return regional(t, family, group) ?? word(t, 'group', group);
}

/**
 * Families of a region share words of their own, and any other may have some: `two` is a number of two digits in Vietnam,
 * two numbers that both come in Mark Six, and two dice elsewhere.
 */
function regional(t: T, family: string, name: string): string | undefined {
  const region = family.startsWith('vn') ? 'vn' : /^(thai|laos|hanoi|malaysia)$/.test(family) ? 'sea' : family;
  const key = `lottery.${region}.${name}` as WordKey;
  const text = t(key);
  return text === key ? undefined : text;
}

/** What a play is called within its group: `pick3Banker` and `front3.code1` are made of words that others share. */
export function playName(t: T, { id, family, group }: Pick<Play, 'id' | 'family' | 'group'>): string {
  const name = id.slice(family.length + group.length + 2);
  const own = regional(t, family, `${group}.${name}`) ?? regional(t, family, name);
  if (own !== undefined) return own;
  if (name.includes('-'))
    return name
      .split('-')
      .map((part) => pieceName(t, part))
      .join(' – ');
  return name
    .split('.')
    .map((part) => pieceName(t, part))
    .join(' · ');
}

/** The play with its group, where plays of several groups stand side by side. */
export const fullPlayName = (t: T, play: Play): string =>
  `${groupName(t, play.group, play.family)} · ${playName(t, play)}`;

function pieceName(t: T, piece: string): string {
  const [, base = piece, way = ''] = /^(.+?)(Entry|Banker)$/.exec(piece) ?? [];
  const [, kind, count] = /^(pick|ball|rank|group|code|linkMiss|link)(\d+)$/.exec(base) ?? [];
  const named =
    kind === undefined || count === undefined
      ? word(t, 'play', base)
      : t(`lottery.play.${kind as 'pick'}N`, { count: Number(count) });
  return way === '' ? named : `${named} · ${t(`lottery.play.${way as 'Entry'}`)}`;
}

/** What a token is called; digits and balls stand for themselves. */
export function tokenName(t: T, token: string): string {
  if (/^\d+$/.test(token)) return token;
  const [, odd, even] = /^(\d)odd(\d)even$/.exec(token) ?? [];
  if (odd !== undefined && even !== undefined) return t('lottery.token.oddEven', { odd, even });
  const [, bull] = /^bull(\d)$/.exec(token) ?? [];
  if (bull !== undefined) return t('lottery.token.bullN', { count: bull });
  /* A wave and a side of it, or so many to so many. */
  if (/^\d+-\d+$/.test(token)) return token.replace('-', '–');
  const parts = token.split('-');
  return parts.map((part) => word(t, 'token', part)).join(' · ');
}

const ssc = ['tenThousands', 'thousands', 'hundreds', 'tens', 'units'] as const;

/** Which places of five digits a group of plays is about. */
const placesOf: Readonly<Record<string, readonly number[]>> = {
  ...{ star5: [0, 1, 2, 3, 4], position: [0, 1, 2, 3, 4], star4front: [0, 1, 2, 3], star4back: [1, 2, 3, 4] },
  ...{ star3front: [0, 1, 2], star3middle: [1, 2, 3], star3back: [2, 3, 4], star2front: [0, 1], star2back: [3, 4] },
};

/** What the columns of a pad are called. */
export function columnName(t: T, { family, group, form, input }: Play, at: number): string {
  if (form.of === 'repeated') return t('lottery.column.times', { count: form.parts[at]?.times ?? 1 });
  if (form.of === 'choose' && form.hasBankers) return t(at === 0 ? 'lottery.column.banker' : 'lottery.column.drag');
  if (input.columns.length === 1) return t('lottery.column.one');
  if (family === 'ssc') {
    const place = placesOf[group]?.[at];
    if (place !== undefined) return placeName(t, family, place);
  }
  if (family === 'pkTen') return t('lottery.play.rankN', { count: at + 1 });
  if (family === 'elevenFive') return t('lottery.play.ballN', { count: at + 1 });
  return t('lottery.column.place', { count: at + 1 });
}

/** What a place of a result is called. */
export function placeName(t: T, family: string, at: number): string {
  const name = family === 'ssc' ? ssc[at] : undefined;
  return name === undefined ? t('lottery.column.place', { count: at + 1 }) : t(`lottery.play.${name}`);
}
