import { useEffect, useRef, useState } from 'react';

interface LazyImageProps {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Shown when the picture does not come. It is asked for once, too. */
  fallback: string;
  /** True in the first view: asked for as soon as the picture that the page is about has come. */
  isEager?: boolean;
  width: number;
  height: number;
  className?: string;
}

/** A picture is asked for once a tenth of it is in view. */
const THRESHOLD = 0.1;

/** A decorative picture that waits until it is needed, is asked for once, and gives way to a default when it fails. */
export function LazyImage({ src, srcSet, sizes, fallback, isEager = false, width, height, className }: LazyImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [isNear, setNear] = useState(false);
  const [failed, setFailed] = useState<string>();
  const isBroken = failed === src;

  useEffect(() => {
    const element = image.current;
    if (element === null) return undefined;
    if (isEager) {
      /* A picture of the server's page may have failed before anybody could hear of it. */
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
      /* A page has many of these; none of them may hold up the picture it is about. */
      fetchPriority="low"
      onError={() => setFailed(src)}
      className={className}
    />
  );
}
