import type { PagerProps } from '@baize/ui/Pager';
import { Suspense } from 'react';
import { lazyPart } from '../lazyPart.ts';
import { usePagerLabels } from './usePagerLabels.ts';

/* Most lists of a dialog fit on one page; the pager's code waits for one that does not. */
const Pager = lazyPart<'Pager', PagerProps>(() => import('@baize/ui/Pager'), 'Pager');

/** The pager of a list in a dialog that opens over any page. */
export function LazyPager(props: Pick<PagerProps, 'page' | 'pageCount' | 'onPage'>) {
  const labels = usePagerLabels();
  return (
    <Suspense fallback={null}>
      <Pager {...props} labels={labels} />
    </Suspense>
  );
}
