import { gloss, type Relief } from '../castRelief.ts';
import { castBall } from './castBall.ts';
import { castFigure } from './castFigure.ts';
import { castMedallion } from './castMedallion.ts';
import { castTile } from './castTile.ts';
import type { Mask } from './Mask.ts';
import { copper, gold, ivory, jade, pearl } from './materials.ts';
import { cushion, hexagon, octagon, placed, roundShape } from './shapes.ts';

const RED = ['#3d0406', '#a3141c', '#f0503c'] as [string, string, string];
const GREEN = ['#02170f', '#0b5a3c', '#37b487'] as [string, string, string];
const BLUE = ['#040c24', '#133a78', '#3f8fd6'] as [string, string, string];
const VIOLET = ['#1c0730', '#54206f', '#a35cc4'] as [string, string, string];
const TEAL = ['#02161c', '#0b5563', '#3cb8c4'] as [string, string, string];
const AMBER = ['#2a1502', '#7a4708', '#dba13c'] as [string, string, string];

const pips = (places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="50"/>`).join('');

/** What stands for the kinds of play that no game of the house has, in the metals and under the light of its games. */
export function brandReliefs(
  mask: Mask,
  icon: (name: string) => string,
): { readonly [name: string]: () => Promise<Relief> } {
  /* The middle of a tile's face lies above that of its box. */
  const onTile = (name: string, share: number): string =>
    `<g transform="translate(0 -14)">${placed(icon(name), share)}</g>`;
  return {
    /* The crown of the game's frame, and the bowl, as they are seen from near. */
    'large-dragon': () => castFigure(mask, icon('spiked-dragon-head'), gold),
    'large-bowl': () => castFigure(mask, icon('cauldron'), gold),
    throne: () => castMedallion(mask, octagon(276), GREEN, icon('stone-throne'), gold, 0.6),
    scales: () => castMedallion(mask, roundShape(276), GREEN, icon('scales'), gold, 0.66),
    padlock: () => castFigure(mask, icon('padlock'), gold),
    key: () => castFigure(mask, icon('skeleton-key'), copper),
    chest: () => castMedallion(mask, cushion(272), AMBER, icon('locked-chest'), gold, 0.66),
    spade: () => castTile(mask, onTile('spades', 0.46), '#16324f'),
    heart: () => castTile(mask, onTile('hearts', 0.46), '#c1121f'),
    club: () => castTile(mask, onTile('clubs', 0.46), '#0b5a3c'),
    five: () =>
      castTile(
        mask,
        pips([
          [220, 185],
          [420, 185],
          [320, 305],
          [220, 425],
          [420, 425],
        ]),
        '#16324f',
      ),
    ace: () => castMedallion(mask, hexagon(282), RED, icon('poker-hand'), ivory, 0.74),
    fish: () => castMedallion(mask, roundShape(276), TEAL, icon('tropical-fish'), gold, 0.72),
    octopus: () => castMedallion(mask, octagon(276), VIOLET, icon('octopus'), copper, 0.7),
    turtle: () => castMedallion(mask, hexagon(282), BLUE, icon('turtle'), jade, 0.7),
    football: () => castMedallion(mask, roundShape(276), GREEN, icon('soccer-ball'), ivory, 0.66),
    basketball: () => castMedallion(mask, octagon(276), BLUE, icon('basketball-ball'), copper, 0.64),
    trophy: () => castFigure(mask, icon('trophy-cup'), gold),
    controller: () => castMedallion(mask, cushion(268), VIOLET, icon('console-controller'), pearl, 0.72),
    swords: () => castMedallion(mask, hexagon(282), RED, icon('crossed-swords'), gold, 0.68),
    crown: () => castFigure(mask, icon('imperial-crown'), gold),
    ticket: () => castMedallion(mask, cushion(268), RED, icon('ticket'), gold, 0.74),
    rocket: () => castMedallion(mask, octagon(276), BLUE, icon('rocket'), gold, 0.7),
    horse: () => castMedallion(mask, roundShape(276), RED, icon('horse-head'), gold, 0.68),
    'red-ball': () => castBall(mask, gloss('#3a0508', '#c62a24', '#ff9c7c', 1)),
    'green-ball': () => castBall(mask, gloss('#04331f', '#1fa06a', '#b9f5cf', 1)),
    'blue-ball': () => castBall(mask, gloss('#04123a', '#1f55b0', '#a9d0ff', 1)),
  };
}
