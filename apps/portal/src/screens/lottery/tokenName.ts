import { wordOf } from '@baize/contract/lotteries/playName';
import type { Play } from '@baize/maths/lottery/Play';
import type { T } from '../../i18n/useT.ts';

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
  return parts.map((part) => wordOf(t, 'token', part)).join(' · ');
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
