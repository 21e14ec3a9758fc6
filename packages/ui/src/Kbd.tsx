import type { ReactNode } from 'react';

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-tag border border-line-1 bg-bg-2 px-1 font-sans text-cap text-text-3">
      {children}
    </kbd>
  );
}
