import type { Family, Play } from '@baize/maths/lottery/Play';
import { useState } from 'react';

/** How many plays of a lottery may be pinned. */
export const MOST_PINS = 5;

type PinnedPlays = {
  /** In the order in which they were pinned. */
  pinned: readonly Play[];
  /** Pins a play or takes its pin away; beyond the most nothing is pinned. */
  toggle(play: Play): void;
};

const keyOf = (gameCode: string): string => `lottery.pins.${gameCode}`;

/** Reads the pins that this browser keeps; whatever is no play of the lottery is left out. */
function readPins({ plays }: Family, gameCode: string): Play[] {
  const ids = (localStorage.getItem(keyOf(gameCode)) ?? '').split(' ');
  return ids.flatMap((id) => plays.find((one) => one.id === id) ?? []).slice(0, MOST_PINS);
}

/** The plays that a member keeps at hand for one lottery, in this browser. */
export function usePinnedPlays(family: Family, gameCode: string): PinnedPlays {
  const [pinned, setPinned] = useState(() => readPins(family, gameCode));
  return {
    pinned,
    toggle: (play) => {
      const others = pinned.filter(({ id }) => id !== play.id);
      if (others.length === pinned.length && pinned.length >= MOST_PINS) return;
      const next = others.length === pinned.length ? [...pinned, play] : others;
      setPinned(next);
      localStorage.setItem(keyOf(gameCode), next.map(({ id }) => id).join(' '));
    },
  };
}
