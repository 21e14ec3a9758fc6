import type { ComponentProps, ReactNode } from 'react';
import { EntryArt } from './EntryArt.tsx';

interface EntryCardProps extends ComponentProps<typeof EntryArt> {
  screen: string;
  title: string;
  children: ReactNode;
}

/** An entry form on a page of its own: the same two halves as the popup. */
export function EntryCard({ screen, title, children, ...art }: EntryCardProps) {
  return (
    <div data-screen={screen} className="content-column flex flex-1 justify-center sm:py-10 max-sm:px-0">
      <section className="grid w-full max-w-220 self-start overflow-hidden bg-bg-1 sm:grid-cols-[minmax(0,22.5rem)_minmax(0,1fr)] sm:rounded-sheet sm:shadow-panel">
        <EntryArt {...art} />
        <div className="flex flex-col p-4 py-6 sm:px-10 sm:py-10">
          <h1 className="mb-6 text-h2 text-text-1">{title}</h1>
          {children}
        </div>
      </section>
    </div>
  );
}
