import type { BodyOf } from '../ContentRow.ts';
import { told } from './told.ts';

export type Banner = BodyOf<'banner'>;
type Words = Pick<Banner, 'overline' | 'headline' | 'sub' | 'action'>;
type Picture = { image: string; imageSmall: string };

const none = told('', '', '');

/** A picture of the home page's carousel, wide and for phones. */
export const hero = (code: string): Picture => ({
  image: `/brand/images/hero/${code}-1920.avif`,
  imageSmall: `/brand/images/hero/${code}-720.avif`,
});
export const single = (path: string): Picture => ({ image: `/brand/images/${path}`, imageSmall: '' });
/** The plain background of the theme. */
export const cloth: Picture = { image: '', imageSmall: '' };

/** A banner of a group with its words, those that it has none of left empty. */
export const putBanner = (
  groupName: Banner['groupName'],
  picture: Picture,
  words: Partial<Words> & Pick<Words, 'headline'>,
  link: Pick<Banner, 'linkageType' | 'url'> = { linkageType: 'none', url: '' },
): Banner => ({ groupName, ...link, ...picture, overline: none, sub: none, action: none, ...words });

export const route = (url: string) => ({ linkageType: 'route', url }) as const;
