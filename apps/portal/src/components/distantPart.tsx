import { cx } from '@baize/ui/cx';
import { Suspense, use, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { onFirstInteraction } from './onFirstInteraction.ts';

const isServer = typeof document === 'undefined';
const loads = new Set<() => Promise<unknown>>();

/** Loads every part that is not loaded yet, before something changes that all of it shows. */
export const loadDistantParts = (): Promise<unknown> => Promise.all([...loads].map((loadNow) => loadNow()));

/**
 * A part of a page below the first view. The server renders it; in the browser its HTML stays as it is, and its code is
 * fetched only when a visitor is there and comes near it. The wrapper says where it is, so the part itself needs no frame.
 * `sizeClass` is about its height, which scrollbars show until the browser has laid it out. A restless part, which moves by
 * itself, is fetched as soon as it is in view.
 */
export function distantPart<Name extends string, Props extends object>(
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
  function Part({ given, onLoaded }: { given: Props; onLoaded(): void }) {
    const Loaded = use(loading);
    useEffect(onLoaded, [onLoaded]);
    return <Loaded {...given} />;
  }
  const loadNow = (): Promise<unknown> => {
    open();
    loads.delete(loadNow);
    return loading.catch(() => undefined);
  };
  loads.add(loadNow);

  return function DistantPart(props: Props) {
    const [press] = useState(createPress);
    return (
      <Nearby onNear={loadNow} press={press} sizeClass={sizeClass} isRestless={isRestless}>
        <Suspense fallback={null}>
          <Part given={props} onLoaded={press.release} />
        </Suspense>
      </Nearby>
    );
  };
}

type Press = { hold(event: Event): boolean; release(): void };

/**
 * A button that is pressed while its part is not loaded yet does nothing yet: the press is kept and made again once the part is
 * loaded. Links lead on by themselves.
 */
function createPress(): Press {
  let isLoaded = false;
  let held: HTMLElement | undefined;
  return {
    hold: (event) => {
      const pressed = event.target instanceof Element ? event.target.closest('button') : null;
      if (isLoaded || pressed === null) return false;
      event.preventDefault();
      event.stopPropagation();
      held = pressed;
      return true;
    },
    release: () => {
      isLoaded = true;
      const pressed = held;
      held = undefined;
      /* React answers to nothing while it is at work itself. */
      if (pressed !== undefined) setTimeout(() => pressed.click());
    },
  };
}

type NearbyProps = { onNear(): unknown; press: Press; sizeClass: string; isRestless: boolean; children: ReactNode };

function Nearby({ onNear, press, sizeClass, isRestless, children }: NearbyProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = element.current;
    if (place === null) return undefined;
    /* A part without HTML has no size to come near to: it was not rendered by the server, and is wanted now. */
    if (place.childElementCount === 0) {
      onNear();
      return undefined;
    }
    const loadOnce = (): void => void onNear();
    const hold = (event: Event): void => {
      if (event.target instanceof Node && place.contains(event.target) && press.hold(event)) loadOnce();
    };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) loadOnce();
    });
    const observe = (): void => observer.observe(place);
    const callOff = isRestless ? undefined : onFirstInteraction(observe);
    if (isRestless) observe();
    /* Ahead of React, which lets no press through to a part that it has not taken over. */
    window.addEventListener('click', hold, true);
    place.addEventListener('focusin', loadOnce, { once: true });
    place.addEventListener('pointerenter', loadOnce, { once: true });
    return () => {
      callOff?.();
      observer.disconnect();
      window.removeEventListener('click', hold, true);
      place.removeEventListener('focusin', loadOnce);
      place.removeEventListener('pointerenter', loadOnce);
    };
  }, [onNear, press, isRestless]);
  return (
    <div ref={element} className={cx('distant', sizeClass)}>
      {children}
    </div>
  );
}
