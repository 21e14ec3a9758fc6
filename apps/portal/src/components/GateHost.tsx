import { lazy, Suspense, type ReactNode } from 'react';
import { useGate } from '../gate.ts';
import { needWords } from '../i18n/words.ts';
import { GateFallback } from './GateFallback.tsx';

const GateLayer = lazy(() =>
  Promise.all([import('../screens/gate/GateLayer.tsx'), needWords(['gate'])]).then(
    ([{ GateLayer: layer }]) => ({ default: layer }),
    /* Where the line is cut, this part does not arrive either. */
    () => ({ default: GateFallback }),
  ),
);

/** Shows the page, or, while the site is closed to this visitor, the gate in its place. */
export function GateHost({ children }: { children: ReactNode }) {
  const gate = useGate();
  if (gate === undefined) return children;
  return (
    <Suspense fallback={null}>
      <GateLayer gate={gate} />
    </Suspense>
  );
}
