import { useId } from 'react';
import { cx } from './cx.ts';

interface LogoProps {
  /** The brand's name, in the wide font; without it only the mark is drawn. */
  name?: string;
  size?: number;
  /** A picture in place of the mark, where the page does not have the brand's theme. */
  src?: string;
  className?: string;
}

/** A brand's logo: its own picture from its theme, or the default mark in the brand's colours. */
export function Logo({ name, size = 28, src, className }: LogoProps) {
  return (
    <span className={cx('inline-flex items-center gap-2.5', className)}>
      {src === undefined ? (
        <Mark size={size} />
      ) : (
        <img src={src} alt="" width={size} height={size} className="shrink-0" />
      )}
      {name ? (
        <span className="font-stretch-[122%] text-h3 leading-none font-[760] tracking-[-0.01em] text-text-1">
          {name}
        </span>
      ) : null}
    </span>
  );
}

/** The default mark: a dot on the baulk line and a half circle, on a disc. Replaced by the theme's picture. */
function Mark({ size }: { size: number }) {
  const gradient = useId();
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
      className="shrink-0"
      style={{ background: 'var(--logo-image, none) center / contain no-repeat' }}
    >
      <g style={{ visibility: 'var(--logo-shape, visible)' as 'visible' }}>
        <defs>
          <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--logo-hi, oklch(0.6 0.12 160))" />
            <stop offset="1" stopColor="var(--logo-lo, oklch(0.43 0.09 162))" />
          </linearGradient>
        </defs>
        <circle cx="16" cy="16" r="16" fill={`url(#${gradient})`} />
        <path d="M2.6 11.3A14.2 14.2 0 0 1 29.4 11.3" fill="none" stroke="#fff" strokeOpacity="0.28" strokeWidth="1" />
        <path d="M12 6.5v19M12 8a8 8 0 0 1 0 16" fill="none" stroke="#fbfaf6" strokeWidth="2.2" strokeLinecap="round" />
        <circle cx="12" cy="16" r="3.6" fill="#fbfaf6" />
      </g>
    </svg>
  );
}
