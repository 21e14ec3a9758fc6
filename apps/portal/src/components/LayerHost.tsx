import { Suspense, useState } from 'react';
import { useLayer } from '../layer.ts';
import { lazyPart } from './lazyPart.ts';

const OpenLayer = lazyPart(() => import('./OpenLayer.tsx'), 'OpenLayer');

/** Keeps the code of every popup away from the first view: it arrives with the first one that is opened. */
export function LayerHost() {
  const layer = useLayer();
  const [wasOpened, setOpened] = useState(false);
  if (layer !== undefined && !wasOpened) setOpened(true);
  return wasOpened ? (
    <Suspense fallback={null}>
      <OpenLayer layer={layer} />
    </Suspense>
  ) : null;
}
