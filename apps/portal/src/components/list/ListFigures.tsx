import { cx } from '@baize/ui/cx';
import type { ReactNode } from 'react';
import { Figure } from './Figure.tsx';
import type { ListState } from './ListState.ts';

interface ListFiguresProps {
  list: Pick<ListState, 'reading'>;
  /** Three or five; a figure without a value keeps its place until it is known. */
  figures: readonly { label: string; value: ReactNode }[];
}

/** Figures of everything that the filters let through, not only of the page. */
export function ListFigures({ list: { reading }, figures }: ListFiguresProps) {
  return (
    <dl
      aria-busy={reading.data === undefined || reading.isPlaceholderData || undefined}
      className={cx(
        'grid grid-cols-2 gap-px overflow-hidden rounded-panel bg-line-1 shadow-panel',
        figures.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-5',
        reading.isPlaceholderData && 'opacity-60',
      )}
    >
      {figures.map(({ label, value }, at) => (
        <Figure key={label} label={label} {...(at === 0 ? { className: 'max-sm:col-span-2' } : {})}>
          {value}
        </Figure>
      ))}
    </dl>
  );
}
