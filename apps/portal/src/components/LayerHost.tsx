import { Suspense, useState } from 'react';
import { closeLayer, useLayer } from '../layer.ts';
import { ChunkAlert } from './ChunkAlert.tsx';
import { lazyPart } from './lazyPart.ts';
import { PartGuard } from './PartGuard.tsx';

const OpenLayer = lazyPart(() => import('./OpenLayer.tsx'), 'OpenLayer');

/** Keeps the code of every popup away from the first view: it arrives with the first one that is opened. */
export function LayerHost() {
  const layer = useLayer();
  const [wasOpened, setOpened] = useState(false);
  const [attempt, setAttempt] = useState(0);
  if (layer !== undefined && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  const giveUp = (): void => {
    closeLayer();
    setAttempt(attempt + 1);
    setOpened(false);
  };
  return (
    <PartGuard key={attempt} renderFailed={(error) => <ChunkAlert error={error} onClose={giveUp} />}>
      <Suspense fallback={null}>
        <OpenLayer layer={layer} />
      </Suspense>
    </PartGuard>
  );
}
