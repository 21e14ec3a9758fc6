import type { ReactNode } from 'react';
import { BannerPicture } from '../../components/BannerPicture.tsx';
import { pictureSizes } from '../../components/pictureSizes.ts';

type Props = {
  level: 1 | 2;
  /** Without a picture the slide is cloth, with the lines of the table. */
  image?: { large: string; small: string } | undefined;
  /** The slide of the first view, whose picture must not wait. */
  isFirst?: boolean;
  overline: string;
  title: string;
  text: string;
  action: ReactNode;
};

/**
 * Words on the calm left half, art on the right; on phones the art stands above and the words at its foot. The dark ground
 * is part of the picture in both themes.
 */
export function HeroSlide({ level, image, isFirst = false, overline, title, text, action }: Props) {
  const { width: smallWidth, height: smallHeight } = pictureSizes.heroSmall;
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div
      data-theme="dark"
      className="relative isolate flex min-h-88 flex-col justify-end overflow-hidden bg-cloth px-4 pt-4 pb-14 sm:px-8 md:min-h-60 md:justify-center md:pb-12 lg:aspect-[1344/364] lg:min-h-0 lg:px-14"
    >
      {image === undefined ? (
        <TableLines />
      ) : (
        <BannerPicture
          {...{ ...image, ...pictureSizes.hero, smallWidth, smallHeight }}
          isFirst={isFirst}
          className="object-right-top md:object-right"
        />
      )}
      {/* A picture of an operator's may be light where the words stand. */}
      <span
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 -z-10 h-3/4 bg-linear-to-t from-black/60 from-30% to-transparent md:hidden"
      />
      <div className="md:max-w-[54%]">
        <p className="text-cap font-semibold text-brass-text sm:text-label">{overline}</p>
        <Heading className="mt-1 text-h3 text-chalk text-balance [text-shadow:0_1px_12px_oklch(0_0_0/0.5)] sm:text-h1 lg:text-hero">
          {title}
        </Heading>
        <p className="mt-1.5 hidden text-body-l text-chalk/85 sm:block">{text}</p>
        <div className="mt-3 sm:mt-5">{action}</div>
      </div>
    </div>
  );
}

/** The markings of a snooker table: baulk line, D and spots, on twill. */
function TableLines() {
  return (
    <>
      <span aria-hidden="true" className="absolute inset-0 -z-10 twill" />
      <svg
        viewBox="0 0 720 364"
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
        className="absolute inset-y-0 right-0 -z-10 h-full w-3/5"
        fill="none"
      >
        <g stroke="var(--cloth-line)" strokeWidth="2">
          <path d="M200 0v364M200 72a110 110 0 0 0 0 220" />
          <path d="M200 182h420" strokeDasharray="6 10" />
        </g>
        <g fill="var(--cloth-line)">
          <circle cx="200" cy="182" r="5" />
          <circle cx="200" cy="72" r="4" />
          <circle cx="200" cy="292" r="4" />
        </g>
        {[
          [470, 182, 'var(--brass)'],
          [524, 151, 'var(--felt)'],
          [524, 213, 'var(--cinnabar)'],
          [578, 120, 'var(--cinnabar)'],
          [578, 182, 'oklch(0.965 0.008 100)'],
          [578, 244, 'var(--felt)'],
        ].map(([x, y, colour]) => (
          <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
            <ellipse cy="30" rx="26" ry="6" fill="oklch(0 0 0 / 0.3)" />
            <circle r="28" fill={String(colour)} />
            <circle r="28" fill="oklch(0 0 0 / 0.16)" clipPath="inset(28px 0 0 0)" />
            <circle cx="-9" cy="-10" r="8" fill="oklch(1 0 0 / 0.5)" />
          </g>
        ))}
      </svg>
    </>
  );
}
