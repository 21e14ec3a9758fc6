import { cx } from '@baize/ui/cx';
import { Suspense, use, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { whenStirred } from './whenStirred.ts';

const isServer = typeof document === 'undefined';
const wakings = new Set<() => Promise<unknown>>();

/** Loads everything that still sleeps, before something changes that all of it shows. */
export const wakeAll = (): Promise<unknown> => Promise.all([...wakings].map((wake) => wake()));

/**
 * A part of a page below the first view. The server renders it; in the browser its HTML stays as it is, and its code is
 * fetched only when a visitor is there and comes near it. The wrapper says where it is, so the part itself needs no frame.
 * `sizeClass` is about its height, which scrollbars show until the browser has laid it out. A restless part, which moves by
 * itself, is fetched as soon as it is in view.
 */
export function asleep<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  sizeClass: string,
  isRestless = false,
): ComponentType<Props> {
  let open: () => void = () => undefined;
  const isWanted = isServer ? Promise.resolve() : new Promise<void>((resolve) => (open = resolve));
  const loading: Promise<ComponentType<Props>> = isWanted.then(load).then((module) => {
    /* Says to React what it would otherwise find out a moment later: the server renders in one go and cannot wait. */
    void Object.assign(loading, { status: 'fulfilled', value: module[name] });
    return module[name];
  });
  loading.catch(() => undefined);
  function Part(props: Props) {
    const Loaded = use(loading);
    return <Loaded {...props} />;
  }
  const wake = (): Promise<unknown> => {
    open();
    wakings.delete(wake);
    return loading.catch(() => undefined);
  };
  wakings.add(wake);

  return function Asleep(props: Props) {
    return (
      <Nearby onNear={wake} sizeClass={sizeClass} isRestless={isRestless}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </Nearby>
    );
  };
}

type NearbyProps = { onNear(): unknown; sizeClass: string; isRestless: boolean; children: ReactNode };

function Nearby({ onNear, sizeClass, isRestless, children }: NearbyProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = element.current;
    if (place === null) return undefined;
    /* A part without HTML has no size to come near to: it was not rendered by the server, and is wanted now. */
    if (place.childElementCount === 0) {
      onNear();
      return undefined;
    }
    const wakeOnce = (): void => void onNear();
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) wakeOnce();
    });
    const observe = (): void => observer.observe(place);
    const callOff = isRestless ? undefined : whenStirred(observe);
    if (isRestless) observe();
    place.addEventListener('focusin', wakeOnce, { once: true });
    place.addEventListener('pointerenter', wakeOnce, { once: true });
    return () => {
      callOff?.();
      observer.disconnect();
      place.removeEventListener('focusin', wakeOnce);
      place.removeEventListener('pointerenter', wakeOnce);
    };
  }, [onNear, isRestless]);
  return (
    <div ref={element} className={cx('distant', sizeClass)}>
      {children}
    </div>
  );
}
