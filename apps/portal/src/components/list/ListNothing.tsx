import { Button } from '@baize/ui/Button';
import { EmptyState } from '@baize/ui/EmptyState';
import type { ComponentProps } from 'react';
import { useT } from '../../i18n/useT.ts';
import type { ListState } from './ListState.ts';

/** What is said of a list without rows. */
export type Nothing = Pick<ComponentProps<typeof EmptyState>, 'title' | 'hint' | 'action' | 'size'>;

interface ListNothingProps {
  list: Pick<ListState, 'clear' | 'hasDays' | 'isNarrowed'>;
  empty: Nothing;
  /** What is said where filters let nothing through. */
  noMatch: string | undefined;
}

/** There is nothing; where filters are set, nothing that they let through, and the way to take them off. */
export function ListNothing({ list, empty, noMatch }: ListNothingProps) {
  const t = useT();
  if (!list.isNarrowed || list.clear === undefined) return <EmptyState {...empty} />;
  return (
    <EmptyState
      title={noMatch ?? t('list.noMatch')}
      {...(empty.size === undefined ? {} : { size: empty.size })}
      {...(list.hasDays ? { hint: t('list.noMatchHint') } : {})}
      action={<Button onClick={list.clear}>{t('list.clear')}</Button>}
    />
  );
}
