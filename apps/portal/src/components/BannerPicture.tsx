import { cx } from '@baize/ui/cx';
import { useEffect, useRef, useState } from 'react';
import { defaultGameImage } from './gameImage.ts';

interface BannerPictureProps {
  large: string;
  small: string;
  width: number;
  height: number;
  smallWidth?: number;
  smallHeight?: number;
  /** The picture of the first view, which must not wait. */
  isFirst: boolean;
  className: string;
}

/** The picture behind a banner. One that cannot be had gives way to the default icon, at the side where the art would be. */
export function BannerPicture({
  large,
  small,
  width,
  height,
  smallWidth,
  smallHeight,
  isFirst,
  className,
}: BannerPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  /* A picture of the server's page may have failed before anybody could hear of it. */
  useEffect(() => {
    const element = image.current;
    if (
      element?.getAttribute('src') === large &&
      element.complete &&
      element.currentSrc !== '' &&
      element.naturalWidth === 0
    ) {
      setFailed(large);
    }
  }, [large]);
  if (failed === large) {
    return (
      <>
        <span aria-hidden="true" className="absolute inset-0 -z-10 twill" />
        <img
          src={defaultGameImage}
          alt=""
          width={360}
          height={480}
          className="absolute inset-y-0 right-0 -z-10 h-full w-2/5 object-cover sm:w-1/4"
        />
      </>
    );
  }
  return (
    <picture>
      <source media="(max-width: 767.9px)" srcSet={small} width={smallWidth} height={smallHeight} />
      <img
        ref={image}
        src={large}
        alt=""
        width={width}
        height={height}
        fetchPriority={isFirst ? 'high' : 'low'}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding={isFirst ? 'sync' : 'async'}
        onError={() => setFailed(large)}
        className={cx('absolute inset-0 -z-10 size-full object-cover', className)}
      />
    </picture>
  );
}
