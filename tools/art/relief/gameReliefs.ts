import type { Relief } from '../castRelief.ts';
import { castEight } from './castEight.ts';
import { castEmblem } from './castEmblem.ts';
import { castLantern } from './castLantern.ts';
import { castMedallion } from './castMedallion.ts';
import { castPearl } from './castPearl.ts';
import type { Mask } from './Mask.ts';
import { copper, gold, ivory, jade, pearl } from './materials.ts';
import { cushion, hexagon, octagon, roundShape } from './shapes.ts';

type Casting = () => Promise<Relief>;
export type HouseGame = 'dragon-eight' | 'lantern-ways' | 'treasure-bowl';

/** The figures of the games of the house: their reels and every picture of the brand are cast here, once and alike. */
export function gameReliefs(
  mask: Mask,
  icon: (name: string) => string,
): Record<HouseGame, { readonly [name: string]: Casting }> {
  return {
    'dragon-eight': {
      dragon: () =>
        castMedallion(mask, octagon(276), ['#3d0406', '#a3141c', '#f0503c'], icon('spiked-dragon-head'), gold, 0.66),
      tiger: () =>
        castMedallion(mask, roundShape(272), ['#040c24', '#133a78', '#3f8fd6'], icon('tiger-head'), copper, 0.68),
      turtle: () => castMedallion(mask, hexagon(282), ['#1c0730', '#54206f', '#a35cc4'], icon('turtle'), jade, 0.7),
      lantern: () => castLantern(mask),
      eight: () => castEight(mask),
      pearl: () => castPearl(mask, icon('fire-ring')),
      emblem: () => castEmblem(mask, icon('spiked-dragon-head')),
    },
    'lantern-ways': {
      moon: () => castMedallion(mask, roundShape(276), ['#0b0626', '#2c1d72', '#7f6be0'], icon('moon'), gold, 0.62),
      lantern: () => castLantern(mask),
      koi: () => castMedallion(mask, octagon(276), ['#02161c', '#0b5563', '#3cb8c4'], icon('double-fish'), copper, 0.7),
      crane: () => castMedallion(mask, hexagon(282), ['#060d2c', '#1d3f8f', '#5f95e8'], icon('heron'), ivory, 0.7),
      lotus: () =>
        castMedallion(mask, cushion(264), ['#2c0418', '#8a1650', '#e86aa0'], icon('lotus-flower'), pearl, 0.7),
      emblem: () => castEmblem(mask, icon('paper-lantern')),
    },
    'treasure-bowl': {
      bowl: () => castMedallion(mask, cushion(272), ['#3d0406', '#a3141c', '#f0503c'], icon('cauldron'), gold, 0.64),
      ingot: () => castMedallion(mask, octagon(276), ['#02170f', '#0b5a3c', '#37b487'], icon('gold-bar'), gold, 0.68),
      jade: () => castMedallion(mask, hexagon(282), ['#2a1502', '#7a4708', '#dba13c'], icon('gem-pendant'), jade, 0.7),
      lion: () => castMedallion(mask, roundShape(272), ['#040c24', '#133a78', '#3f8fd6'], icon('lion'), copper, 0.7),
      emblem: () => castEmblem(mask, icon('cauldron')),
    },
  };
}
