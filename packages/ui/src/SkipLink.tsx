import type { ReactNode } from 'react';

/** First in the tab order; visible on focus, and skips the header. */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <a
      href={href}
      className="sr-only z-challenge rounded-control bg-felt px-4 py-3 text-label text-on-felt focus-visible:not-sr-only focus-visible:fixed focus-visible:top-3 focus-visible:left-3"
    >
      {children}
    </a>
  );
}
