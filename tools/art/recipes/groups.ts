import type { Piece } from '../Piece.ts';
import { greens, indigo, sea, umber, violet, wine } from '../relief/scenerySvg.ts';

/** What a subject looks like wherever it is shown: its ground, its light and its figures, the farthest first. */
export interface Group {
  colours: readonly string[];
  glow: string;
  pieces: readonly Piece[];
  /** The three figures of the strip on top of a page, the middle one last. */
  strip: readonly [left: string, right: string, middle: string];
}

const coin = (dx: number, dy: number, size: number, more: Omit<Partial<Piece>, 'relief'> = {}): Piece => ({
  ...{ relief: 'coin', dx, dy, size },
  ...more,
});

/** Coins in the air behind a group and before it. */
const behind: readonly Piece[] = [
  coin(-0.66, -0.32, 0.13, { turn: -18, face: 0.62, blur: 5, light: 0.66 }),
  coin(0.5, -0.4, 0.11, { turn: 24, face: 0.5, blur: 6, light: 0.6 }),
  coin(0.9, -0.02, 0.12, { turn: 14, face: 0.74, blur: 6, light: 0.6 }),
];
const before: readonly Piece[] = [
  coin(-0.47, 0.33, 0.25, { turn: -20, face: 0.86, light: 1.25 }),
  coin(0.1, 0.43, 0.2, { turn: 12, face: 0.7, light: 1.2 }),
  coin(-0.16, 0.46, 0.16, { turn: -34, face: 0.9, light: 1.2 }),
  coin(-0.94, 0.4, 0.3, { turn: 30, face: 0.6, blur: 13, light: 1.15 }),
];

const group = (
  colours: readonly string[],
  glow: string,
  [left, right, middle]: Group['strip'],
  scale = 0.86,
): Group => ({
  colours,
  glow,
  strip: [left, right, middle],
  pieces: [
    ...behind,
    { relief: left, dx: -0.56, dy: 0.06, size: 0.5, turn: -11, light: 0.92 },
    { relief: right, dx: 0.56, dy: 0.02, size: 0.5, turn: 11, light: 0.92 },
    { relief: middle, dx: 0, dy: -0.02, size: scale },
    ...before,
  ],
});

export const GROUPS = {
  'dragon-eight': {
    colours: wine,
    glow: '#ff4a14',
    strip: ['dragon-eight/eight', 'dragon-eight/pearl', 'dragon-eight/dragon'],
    pieces: [
      ...behind,
      { relief: 'dragon-eight/lantern', dx: -0.58, dy: -0.04, size: 0.42, turn: -10, light: 0.9 },
      { relief: 'dragon-eight/pearl', dx: 0.62, dy: -0.1, size: 0.42, turn: 8, light: 0.95 },
      { relief: 'large-dragon', dx: 0, dy: -0.03, size: 0.98 },
      { relief: 'dragon-eight/eight', dx: 0.5, dy: 0.27, size: 0.4, turn: 9 },
      ...before,
    ],
  },
  'lantern-ways': {
    colours: indigo,
    glow: '#5a5ae0',
    strip: ['lantern-ways/koi', 'lantern-ways/lotus', 'lantern-ways/lantern'],
    pieces: [
      ...behind,
      { relief: 'lantern-ways/crane', dx: -0.52, dy: -0.12, size: 0.4, turn: -10, light: 0.9 },
      { relief: 'lantern-ways/moon', dx: 0.54, dy: -0.16, size: 0.4, turn: 8, light: 0.9 },
      { relief: 'lantern-ways/lantern', dx: 0, dy: -0.04, size: 0.84 },
      { relief: 'lantern-ways/koi', dx: -0.4, dy: 0.3, size: 0.4, turn: -8 },
      { relief: 'lantern-ways/lotus', dx: 0.42, dy: 0.28, size: 0.4, turn: 9 },
    ],
  },
  'treasure-bowl': {
    colours: umber,
    glow: '#d8801c',
    strip: ['treasure-bowl/ingot', 'treasure-bowl/jade', 'treasure-bowl/bowl'],
    pieces: [
      ...behind,
      { relief: 'treasure-bowl/ingot', dx: -0.54, dy: -0.04, size: 0.42, turn: -11, light: 0.92 },
      { relief: 'treasure-bowl/jade', dx: 0.56, dy: -0.08, size: 0.42, turn: 10, light: 0.92 },
      coin(-0.18, -0.26, 0.24, { turn: -22, face: 0.8, light: 1.15 }),
      coin(0.17, -0.27, 0.25, { turn: 20, face: 0.86, light: 1.15 }),
      coin(-0.02, -0.31, 0.26, { turn: 6, light: 1.25 }),
      coin(-0.1, -0.18, 0.25, { turn: -10, face: 0.92, light: 1.2 }),
      coin(0.1, -0.17, 0.25, { turn: 14, face: 0.9, light: 1.2 }),
      { relief: 'large-bowl', dx: 0, dy: 0.06, size: 0.86 },
      ...before,
    ],
  },
  welcome: group(greens, '#c9a24a', ['spade', 'five', 'throne']),
  fairness: {
    colours: greens,
    glow: '#3fae7c',
    strip: ['padlock', 'key', 'scales'],
    pieces: [
      ...behind,
      { relief: 'padlock', dx: -0.56, dy: 0.04, size: 0.46, turn: -8 },
      { relief: 'scales', dx: 0, dy: -0.02, size: 0.9 },
      { relief: 'key', dx: 0.56, dy: 0.08, size: 0.52, turn: 8 },
      ...before,
    ],
  },
  chest: group(wine, '#d8801c', ['treasure-bowl/ingot', 'treasure-bowl/jade', 'chest'], 0.84),
  house: {
    colours: greens,
    glow: '#c9a24a',
    strip: ['spade', 'five', 'coin'],
    pieces: [
      ...behind,
      coin(-0.42, 0.14, 0.4, { turn: -16, light: 1.05 }),
      coin(0.42, 0.12, 0.4, { turn: 16, light: 1.05 }),
      coin(0, -0.04, 0.74, { light: 1.2 }),
    ],
  },
  rng: group(wine, '#ff4a14', ['dragon-eight/eight', 'lantern-ways/moon', 'dragon-eight/dragon']),
  live: group(greens, '#3fae7c', ['spade', 'five', 'ace']),
  fish: group(sea, '#2fb0c8', ['octopus', 'turtle', 'fish']),
  pvp: group(indigo, '#5a5ae0', ['heart', 'club', 'dragon-eight/red']),
  sports: group(greens, '#c9a24a', ['football', 'basketball', 'trophy']),
  esports: group(violet, '#a050e0', ['swords', 'crown', 'controller']),
  lott: group(wine, '#d8801c', ['red-ball', 'green-ball', 'ticket']),
  'late-table': group(violet, '#f0a86b', ['heart', 'spade', 'ace'], 0.84),
  moonrise: {
    colours: indigo,
    glow: '#f0a86b',
    strip: ['lantern-ways/crane', 'lantern-ways/lotus', 'lantern-ways/moon'],
    pieces: [
      ...behind,
      { relief: 'lantern-ways/lotus', dx: -0.54, dy: 0.12, size: 0.42, turn: -10, light: 0.92 },
      { relief: 'key', dx: 0.56, dy: 0.08, size: 0.48, turn: 10, light: 0.95 },
      { relief: 'lantern-ways/moon', dx: 0, dy: -0.04, size: 0.82 },
      { relief: 'lantern-ways/crane', dx: 0.34, dy: 0.28, size: 0.36, turn: 8 },
      ...before,
    ],
  },
  elott: group(indigo, '#d8801c', ['blue-ball', 'horse', 'rocket']),
} satisfies Record<string, Group>;
