import type { ReactNode } from 'react';

interface ListBarProps {
  /** Filters and a search, in the order in which they are read. */
  children: ReactNode;
  /** What is done with all that the list shows, such as saving it. */
  aside?: ReactNode;
}

/** What stands above a list: what narrows it on one side, what is done with it on the other. */
export function ListBar({ children, aside }: ListBarProps) {
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-3 max-sm:basis-full">{children}</div>
      {aside}
    </div>
  );
}
