import { Icon } from '@baize/ui/Icon';
import { useBanners } from '../../components/useBanners.ts';
import { useT } from '../../i18n/useT.ts';
import type { BannerGroup } from '../../Start.ts';

interface EntryArtProps {
  /** The groups of banners whose first one stands here, the own one first. */
  groups: readonly [BannerGroup, BannerGroup];
  /** The picture of the house for a brand without such a banner. */
  picture: 'login' | 'register';
  headline: string;
}

/** The picture beside an entry form: a column where there is room, a strip of 120 px above the form on phones. */
export function EntryArt({ groups: [own, other], picture, headline }: EntryArtProps) {
  const t = useT();
  const [banner] = [...useBanners(own), ...useBanners(other)];
  const image = banner === undefined ? '' : banner.imageSmall === '' ? banner.image : banner.imageSmall;
  const words = banner === undefined || banner.headline === '' ? headline : banner.headline;
  return (
    <div
      data-theme="dark"
      data-banner={banner?.groupName}
      className="relative isolate flex h-30 shrink-0 flex-col justify-end overflow-hidden bg-cloth p-4 sm:h-full sm:min-h-130 sm:p-6"
    >
      <img
        src={image === '' ? `/brand/images/entry/${picture}.webp` : image}
        alt=""
        width={360}
        height={640}
        className="absolute inset-y-0 right-0 -z-10 h-full w-[58%] object-cover object-[50%_32%] sm:w-full sm:object-[50%_35%]"
      />
      <span
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-linear-to-r from-cloth from-42% to-transparent to-70% sm:bg-linear-to-t sm:from-black/90 sm:from-10% sm:via-black/45 sm:via-42%"
      />
      <p className="max-w-[12ch] text-h3 text-balance text-chalk sm:text-h2">{words}</p>
      <ul className="mt-4 flex flex-col gap-2 text-dense text-chalk/85 max-sm:hidden">
        <li className="flex items-center gap-2">
          <Icon name="shield" size={16} className="shrink-0 text-[oklch(0.86_0.105_88)]" />
          {t('account.art.fair')}
        </li>
        <li className="flex items-center gap-2">
          <Icon name="history" size={16} className="shrink-0 text-[oklch(0.86_0.105_88)]" />
          {t('account.art.record')}
        </li>
        <li className="flex items-center gap-2">
          <Icon name="wallet" size={16} className="shrink-0 text-[oklch(0.86_0.105_88)]" />
          {t('account.art.wallet')}
        </li>
      </ul>
    </div>
  );
}
