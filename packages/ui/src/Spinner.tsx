import type { CSSProperties } from 'react';

const PATH = 'M5 3v18M5 4a8 8 0 0 1 0 16';

interface SpinnerProps {
  size?: number;
  /** Announced politely; leave it out where a region is already aria-busy. */
  label?: string;
  className?: string;
}

/** The dot moves along the mark: down the baulk line, back along the half circle. */
export function Spinner({ size = 24, label, className }: SpinnerProps) {
  const track = { offsetPath: "path('M5 4V20A8 8 0 0 0 5 4')", offsetRotate: '0deg' } satisfies CSSProperties;
  return (
    <span role={label ? 'status' : undefined} className={className}>
      <svg width={size} height={size} viewBox="-2 0 24 24" fill="none" aria-hidden="true" className="block">
        <path d={PATH} stroke="currentColor" strokeOpacity={0.5} strokeWidth={1.75} strokeLinecap="round" />
        <circle r={3.25} fill="currentColor" className="animate-spot" style={track} />
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
