import { useEffect, useRef, useState } from 'react';

interface LazyImageProps {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Shown when the picture fails. It is requested once, too. */
  fallback: string;
  /** True in the first view: loads right after the page's main picture. */
  isEager?: boolean;
  width: number;
  height: number;
  className?: string;
}

/** Loads once a tenth of it is visible. */
const THRESHOLD = 0.1;

/** A decorative lazy image, requested once, with a fallback when it fails. */
export function LazyImage({ src, srcSet, sizes, fallback, isEager = false, width, height, className }: LazyImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [isNear, setNear] = useState(false);
  const [failed, setFailed] = useState<string>();
  const isBroken = failed === src;

  useEffect(() => {
    const element = image.current;
    if (element === null) return undefined;
    if (isEager) {
      /* An image of the server-rendered page may have failed before hydration attached the listener. */
      if (element.getAttribute('src') === src && element.complete && element.naturalWidth === 0) setFailed(src);
      setNear(true);
      return undefined;
    }
    if (isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { threshold: THRESHOLD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isEager, isNear, src]);

  const source = isBroken
    ? { src: fallback }
    : { src, ...(srcSet === undefined ? {} : { srcSet }), ...(sizes === undefined ? {} : { sizes }) };
  return (
    <img
      ref={image}
      {...(isNear || isBroken ? source : {})}
      {...(isEager ? { 'data-src': src, ...(srcSet === undefined ? {} : { 'data-srcset': srcSet }) } : {})}
      {...(isEager && sizes !== undefined ? { sizes } : {})}
      alt=""
      width={width}
      height={height}
      decoding="async"
      /* A page has many of these; none may delay its main picture. */
      fetchPriority="low"
      onError={() => setFailed(src)}
      className={className}
    />
  );
}
