import { Suspense, useEffect, type ReactNode } from 'react';

let expected = 0;
let taken = 0;

/** What was pressed before the code ran is pressed again once every part is React's; see startOnInteraction.ts. */
const tell = (): void => {
  if (taken >= expected) document.dispatchEvent(new Event('pagetaken'));
};

function Taken({ children }: { children: ReactNode }) {
  useEffect(() => {
    taken += 1;
    tell();
  }, []);
  return children;
}

/**
 * A part of the page that React takes over by itself: one after the other they keep nobody waiting, all at once would.
 * Whatever holds a field or a button is in one of these and not in a bare Suspense, which nobody would wait for.
 */
export function Part({ children }: { children: ReactNode }) {
  useEffect(() => {
    expected += 1;
    tell();
  }, []);
  return (
    <Suspense fallback={null}>
      <Taken>{children}</Taken>
    </Suspense>
  );
}
