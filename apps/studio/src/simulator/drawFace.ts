import { bingo } from './faces/bingo.ts';
import { cards } from './faces/cards.ts';
import { dice } from './faces/dice.ts';
import { drop } from './faces/drop.ts';
import type { Face } from './faces/Face.ts';
import { match } from './faces/match.ts';
import { reels } from './faces/reels.ts';
import { scratch } from './faces/scratch.ts';
import { sea } from './faces/sea.ts';
import { wheel } from './faces/wheel.ts';
import type { FaceKind, Shown, SimTable } from './tables/SimTable.ts';

const faces: Readonly<Record<FaceKind, Face>> = { cards, wheel, sea, match, reels, dice, drop, bingo, scratch };

/** The table of a game as SVG content for a picture of 360 by 200. */
export function drawFace({ face, hue }: Pick<SimTable, 'face' | 'hue'>, shown?: Shown): string {
  return faces[face](shown, hue);
}
