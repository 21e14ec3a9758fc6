import { Suspense, useState } from 'react';
import { endLeaving, useLeaving } from '../askBeforeLeaving.ts';
import { ChunkAlert } from './ChunkAlert.tsx';
import { lazyPart } from './lazyPart.ts';
import { PartGuard } from './PartGuard.tsx';

const LeaveDialog = lazyPart(() => import('./LeaveDialog.tsx'), 'LeaveDialog', ['error']);

/** Loads the question about other sites, and its words, with the first link to one that is followed. */
export function LeaveHost() {
  const target = useLeaving();
  const [latest, setLatest] = useState(target);
  if (target !== undefined && target !== latest) setLatest(target);
  if (latest === undefined) return null;
  const isOpen = target !== undefined;
  return (
    <PartGuard renderFailed={(error) => (isOpen ? <ChunkAlert error={error} onClose={endLeaving} /> : null)}>
      <Suspense fallback={null}>
        <LeaveDialog target={latest} isOpen={isOpen} />
      </Suspense>
    </PartGuard>
  );
}
