import { useQuery } from '@tanstack/react-query';
import { announcementsOf } from '../announcementsOf.ts';
import { cdnUrl } from './cdnUrl.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import type { Banner, BannerGroup } from '../Start.ts';
import { useStart } from '../useBrand.ts';

/**
 * The banners of a page, in order. Those of the page that the server rendered came with it; on the way to other pages, and
 * in another language, the list is asked for once.
 */
export function useBanners(group: BannerGroup): readonly Banner[] {
  const language = useLanguage();
  const start = useStart();
  const { banners, bannerGroups } = start.content;
  const given = language === start.language ? banners.filter(({ groupName }) => groupName === group) : [];
  const { data } = useQuery({
    ...announcementsOf('B', language),
    enabled: given.length === 0 && bannerGroups.includes(group),
  });
  const found = given.length > 0 ? given : (data?.banners.filter(({ groupName }) => groupName === group) ?? []);
  const hosts = start.status.imageCDNs;
  return hosts.length === 0 ? found : found.map((banner) => ({ ...banner, image: cdnUrl(banner.image, hosts) }));
}
