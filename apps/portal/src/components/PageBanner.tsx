import { Carousel } from '@baize/ui/Carousel';
import { cx } from '@baize/ui/cx';
import { useT } from '../i18n/useT.ts';
import type { Banner, BannerGroup } from '../Start.ts';
import { BannerAction } from './BannerAction.tsx';
import { BannerPicture } from './BannerPicture.tsx';
import { pictureSizes } from './pictureSizes.ts';
import { useBanners } from './useBanners.ts';

type Props = {
  group: BannerGroup;
  /** The page's heading, which the first banner lies behind. */
  title: string;
  text?: string;
  /** Shown where the group has no banner with a picture; plain cloth without it. */
  picture?: string;
};

/** The strip on top of a page: its banner group, or its own picture while that is empty. The ground is dark in both themes. */
export function PageBanner({ group, title, text = '', picture }: Props) {
  const t = useT();
  const banners = useBanners(group);
  if (banners.length < 2) {
    return <Strip title={title} text={text} picture={picture} banner={banners[0]} isHeading />;
  }
  return (
    <Carousel
      className="rounded-panel shadow-panel sm:rounded-sheet"
      slides={banners.map((banner, at) => ({
        id: banner.id,
        content: <Strip title={title} text={text} picture={picture} banner={banner} isHeading={at === 0} isSlide />,
      }))}
      labels={{
        carousel: t('shell.banners.carousel'),
        carouselRole: t('shell.banners.carouselRole'),
        slideRole: t('shell.banners.slideRole'),
        slide: (index, total) => t('shell.banners.slideOf', { index, total }),
        goTo: (index) => t('shell.banners.goTo', { index }),
        previous: t('shell.banners.previous'),
        next: t('shell.banners.next'),
        pause: t('shell.banners.pause'),
        play: t('shell.banners.play'),
      }}
    />
  );
}

type StripProps = {
  title: string;
  text: string;
  picture: string | undefined;
  banner: Banner | undefined;
  isHeading: boolean;
  isSlide?: boolean;
};

function Strip({ title, text, picture, banner, isHeading, isSlide = false }: StripProps) {
  const large = banner?.image || picture;
  const small = banner?.imageSmall || large;
  const words = banner?.sub || banner?.headline || text;
  const Heading = isHeading ? 'h1' : 'p';
  return (
    <div
      data-theme="dark"
      data-banner={banner?.id}
      className={cx(
        'relative isolate flex min-h-24 flex-col justify-center overflow-hidden bg-cloth px-4 py-3 sm:min-h-32 sm:px-8 lg:min-h-40',
        isSlide ? 'pb-12' : 'rounded-panel shadow-panel sm:rounded-sheet',
      )}
    >
      {large === undefined ? (
        <span aria-hidden="true" className="absolute inset-0 -z-10 twill" />
      ) : (
        <BannerPicture
          {...{ large, small: small ?? large, ...pictureSizes.strip }}
          isFirst={isHeading}
          className="object-[85%_50%]"
        />
      )}
      <Heading className="max-w-[70%] text-h2 text-chalk sm:text-h1 [text-shadow:0_1px_12px_oklch(0_0_0/0.5)]">
        {title}
      </Heading>
      {words === '' ? null : <p className="mt-1 max-w-[56%] text-body text-chalk/85 max-sm:hidden">{words}</p>}
      {banner === undefined ? null : (
        <p className="mt-3 empty:hidden">
          <BannerAction banner={banner} />
        </p>
      )}
    </div>
  );
}
