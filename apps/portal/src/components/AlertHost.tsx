import { Suspense, useState } from 'react';
import { useAlert } from '../alert.ts';
import { lazyPart } from './lazyPart.ts';

const AlertPopup = lazyPart(() => import('./AlertPopup.tsx'), 'AlertPopup', ['error']);

/** Keeps the alert and its words away until there is something to say. */
export function AlertHost() {
  const alert = useAlert();
  const [latest, setLatest] = useState(alert);
  if (alert !== undefined && alert !== latest) setLatest(alert);
  return latest === undefined ? null : (
    <Suspense fallback={null}>
      <AlertPopup alert={latest} isOpen={alert !== undefined} />
    </Suspense>
  );
}
