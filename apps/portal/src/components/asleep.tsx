import { cx } from '@baize/ui/cx';
import { Suspense, use, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
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
  function Part({ given, onAwake }: { given: Props; onAwake(): void }) {
    const Loaded = use(loading);
    useEffect(onAwake, [onAwake]);
    return <Loaded {...given} />;
  }
  const wake = (): Promise<unknown> => {
    open();
    wakings.delete(wake);
    return loading.catch(() => undefined);
  };
  wakings.add(wake);

  return function Asleep(props: Props) {
    const [press] = useState(createPress);
    return (
      <Nearby onNear={wake} press={press} sizeClass={sizeClass} isRestless={isRestless}>
        <Suspense fallback={null}>
          <Part given={props} onAwake={press.release} />
        </Suspense>
      </Nearby>
    );
  };
}

type Press = { hold(event: Event): boolean; release(): void };

/**
 * A button that is pressed while its part still sleeps does nothing yet: the press is kept and made again once the part is
 * awake. Links lead on by themselves.
 */
function createPress(): Press {
  let isAwake = false;
  let held: HTMLElement | undefined;
  return {
    hold: (event) => {
      const pressed = event.target instanceof Element ? event.target.closest('button') : null;
      if (isAwake || pressed === null) return false;
      event.preventDefault();
      event.stopPropagation();
      held = pressed;
      return true;
    },
    release: () => {
      isAwake = true;
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
    const wakeOnce = (): void => void onNear();
    const hold = (event: Event): void => {
      if (event.target instanceof Node && place.contains(event.target) && press.hold(event)) wakeOnce();
    };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) wakeOnce();
    });
    const observe = (): void => observer.observe(place);
    const callOff = isRestless ? undefined : whenStirred(observe);
    if (isRestless) observe();
    /* Ahead of React, which lets no press through to a part that it has not taken over. */
    window.addEventListener('click', hold, true);
    place.addEventListener('focusin', wakeOnce, { once: true });
    place.addEventListener('pointerenter', wakeOnce, { once: true });
    return () => {
      callOff?.();
      observer.disconnect();
      window.removeEventListener('click', hold, true);
      place.removeEventListener('focusin', wakeOnce);
      place.removeEventListener('pointerenter', wakeOnce);
    };
  }, [onNear, press, isRestless]);
  return (
    <div ref={element} className={cx('distant', sizeClass)}>
      {children}
    </div>
  );
}
