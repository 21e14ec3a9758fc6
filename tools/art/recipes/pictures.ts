import type { SceneOptions } from '../composeScene.ts';
import { indigo, violet } from '../relief/scenerySvg.ts';
import type { GROUPS } from './groups.ts';

type Format = { ext: 'webp' | 'avif'; quality: number };

/** One file of the brand or of a game, as the page that shows it asks for it. */
export interface Picture extends Pick<SceneOptions, 'width' | 'height' | 'words'> {
  /** Below the repository, without its ending. */
  path: string;
  of: keyof typeof GROUPS;
  formats: readonly Format[];
  group: { x: number; y: number; unit: number };
  /** How the figures stand: as the group has them, its three of a strip in one row, or the outer ones low before the middle. */
  stand?: 'strip' | 'upright';
  oversample: number;
  /** The ground and the light of a brand that shows the group by a light of its own. */
  night?: { colours: readonly string[]; glow: string };
}

const brand = 'brands/baize/images';
const nocturne = 'brands/nocturne/images';

/** The second brand's rooms: violet by night, lit by a lamp of its accent. */
const lamplight = { colours: violet, glow: '#f0a86b' };
const moonlight = { colours: indigo, glow: '#6b5bd0' };
const webp = (quality: number): Format => ({ ext: 'webp', quality });
const avif = (quality: number): Format => ({ ext: 'avif', quality });

const hero = (of: Picture['of'], images = brand): Picture[] => [
  {
    path: `${images}/hero/${of}-1920`,
    ...{ of, width: 1920, height: 520, words: 'left', oversample: 1.5 },
    group: { x: 0.745, y: 0.5, unit: 500 },
    formats: [avif(45), webp(70)],
  },
  {
    path: `${images}/hero/${of}-720`,
    ...{ of, width: 720, height: 704, words: 'foot', oversample: 1.5 },
    group: { x: 0.5, y: 0.235, unit: 310 },
    formats: [avif(33), webp(58)],
  },
];

const upright = (of: Picture['of'], path: string, width: number, quality: number): Picture => ({
  path,
  ...{ of, width, height: (width * 4) / 3, words: 'title', oversample: width < 200 ? 3 : 2, stand: 'upright' },
  group: { x: 0.5, y: 0.41, unit: width * 0.92 },
  formats: [webp(quality)],
});

const tile = (name: string, of: Picture['of']): Picture[] => [
  upright(of, `${brand}/tiles/${name}`, 360, 67),
  upright(of, `${brand}/tiles/${name}-180`, 180, 70),
];

const strip = (of: Picture['of'], images = brand): Picture => ({
  path: `${images}/banners/${of}`,
  ...{ of, width: 1344, height: 160, words: 'left', oversample: 2, stand: 'strip' },
  group: { x: 0.82, y: 0.5, unit: 172 },
  formats: [webp(47)],
});

const category = (of: Picture['of']): Picture[] => [
  strip(of),
  {
    path: `${brand}/cards/${of}`,
    ...{ of, width: 960, height: 400, words: 'left', oversample: 1.5 },
    group: { x: 0.7, y: 0.5, unit: 330 },
    formats: [webp(72)],
  },
];

const entry = (name: string, of: Picture['of'], images = brand): Picture => ({
  path: `${images}/entry/${name}`,
  ...{ of, width: 720, height: 1280, words: 'foot', oversample: 1, stand: 'upright' },
  group: { x: 0.5, y: 0.36, unit: 660 },
  formats: [webp(50)],
});

const categories = ['rng', 'live', 'fish', 'pvp', 'sports', 'esports', 'lott', 'elott'] as const;

/** Every picture that is painted from reliefs. */
export const PICTURES: readonly Picture[] = [
  ...(['dragon-eight', 'welcome', 'fairness'] as const).flatMap((of) => hero(of)),
  ...(['dragon-eight', 'lantern-ways', 'treasure-bowl'] as const).flatMap((game) => [
    ...tile(game, game),
    upright(game, `games/${game}/public/thumb`, 360, 80),
  ]),
  ...tile('treasury', 'chest'),
  ...tile('default', 'house'),
  ...categories.flatMap(category),
  entry('login', 'dragon-eight'),
  entry('register', 'treasure-bowl'),
  ...(['late-table', 'lantern-ways', 'moonrise'] as const).flatMap((of) => hero(of, nocturne)),
  ...categories.map((of, nth) => ({ ...strip(of, nocturne), night: nth % 2 === 0 ? lamplight : moonlight })),
  entry('login', 'late-table', nocturne),
  entry('register', 'moonrise', nocturne),
];
