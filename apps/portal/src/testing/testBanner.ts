import type { Banner, BannerGroup, Notice, PopupItem } from '../Start.ts';

export const testBanner = (groupName: BannerGroup, changes: Partial<Banner> = {}): Banner => ({
  id: `banner-${groupName}`,
  groupName,
  linkageType: 'none',
  url: '',
  image: '',
  imageSmall: '',
  overline: '',
  headline: `Banner of ${groupName}`,
  sub: '',
  action: '',
  ...changes,
});

export const testNotice = (at: number): Notice => ({
  id: `notice-${at}`,
  title: `Notice ${at}`,
  content: `<p>Text of notice ${at}</p>`,
  startDate: '2026-03-05T04:00:00.000Z',
});

export const testPopup = (at: number, changes: Partial<PopupItem> = {}): PopupItem => ({
  id: `popup-${at}`,
  execution: 'B',
  title: `Popup ${at}`,
  content: `<p>Text of popup ${at}</p>`,
  startDate: '2026-03-05T04:00:00.000Z',
  promotionType: '',
  ...changes,
});
