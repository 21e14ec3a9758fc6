import type { Scene } from './scenes.ts';

export type Category = 'rng' | 'live' | 'fish' | 'pvp' | 'sports' | 'esports' | 'lott' | 'elott';

export interface GameArt {
  code: string;
  category: Category;
  motif: string;
  scene: Scene;
  second?: string;
  /** A fixed hue where the subject asks for one; otherwise the band of the category decides. */
  hue?: number;
  /** The hue of the depth behind; near the first one unless it is given. */
  hue2?: number;
  /** Coins of the house in orbit around the motif. */
  coins?: number;
  scale?: number;
}

/** Every tile of the catalogue. The code is the file's name and the seed of its picture. */
export const GAMES: readonly GameArt[] = [
  { code: 'dragon-eight', category: 'rng', motif: 'dragon', scene: 'clouds', hue: 58, hue2: 14, coins: 8, scale: 0.84 },
  {
    code: 'lantern-ways',
    category: 'rng',
    motif: 'red-paper-lantern',
    scene: 'clouds',
    hue: 268,
    hue2: 300,
    scale: 0.8,
  },
  {
    code: 'treasure-bowl',
    category: 'rng',
    motif: 'money-bag',
    scene: 'stage',
    hue: 22,
    hue2: 50,
    coins: 8,
    scale: 0.7,
  },
  { code: 'tiger', category: 'rng', motif: 'tiger-face', scene: 'temple', hue: 300 },
  { code: 'gems', category: 'rng', motif: 'gem-stone', scene: 'gate', hue: 345 },
  { code: 'lucky7', category: 'rng', motif: 'slot-machine', scene: 'stage', hue: 350, hue2: 320 },
  { code: 'fortune', category: 'rng', motif: 'red-envelope', scene: 'sun', hue: 165, coins: 5, scale: 0.66, hue2: 195 },
  { code: 'koi', category: 'rng', motif: 'carp-streamer', scene: 'waves', hue: 200 },
  { code: 'phoenix', category: 'rng', motif: 'phoenix', scene: 'sun', hue: 305, scale: 0.84 },
  { code: 'lantern', category: 'rng', motif: 'red-paper-lantern', scene: 'temple', hue: 262 },
  { code: 'panda', category: 'rng', motif: 'panda', scene: 'gate', hue: 145 },
  { code: 'fruit', category: 'rng', motif: 'cherries', scene: 'sun', hue: 185, second: 'lemon', hue2: 215 },
  { code: 'crown', category: 'rng', motif: 'crown', scene: 'stage', hue: 312 },
  { code: 'lion', category: 'rng', motif: 'lion', scene: 'sun', hue: 250 },
  { code: 'lotus', category: 'rng', motif: 'lotus', scene: 'waves', hue: 222, hue2: 255 },
  { code: 'peacock', category: 'rng', motif: 'peacock', scene: 'gate', hue: 320 },
  { code: 'unicorn', category: 'rng', motif: 'unicorn', scene: 'clouds', hue: 350 },
  {
    code: 'clover',
    category: 'rng',
    motif: 'four-leaf-clover',
    scene: 'sun',
    hue: 268,
    coins: 4,
    scale: 0.68,
    hue2: 300,
  },
  { code: 'volcano', category: 'rng', motif: 'volcano', scene: 'speed', hue: 340 },
  { code: 'mooncake', category: 'rng', motif: 'moon-cake', scene: 'clouds', hue: 270 },
  { code: 'candy', category: 'rng', motif: 'lollipop', scene: 'sun', hue: 340, second: 'candy' },
  { code: 'wolf', category: 'rng', motif: 'wolf', scene: 'gate', hue: 245 },
  { code: 'rabbit', category: 'rng', motif: 'rabbit', scene: 'clouds', hue: 285 },
  { code: 'firework', category: 'rng', motif: 'firecracker', scene: 'speed', hue: 275, scale: 0.66 },
  { code: 'treasury', category: 'rng', motif: 'money-bag', scene: 'temple', hue: 14, coins: 5, scale: 0.66, hue2: 340 },
  { code: 'bell', category: 'rng', motif: 'bell', scene: 'stage', hue: 255 },
  { code: 'castle', category: 'rng', motif: 'castle', scene: 'clouds', hue: 235 },
  { code: 'crystal', category: 'rng', motif: 'crystal-ball', scene: 'gate', hue: 190 },
  { code: 'ox', category: 'rng', motif: 'ox', scene: 'sun', hue: 28, hue2: 350 },
  { code: 'fishking', category: 'fish', motif: 'shark', scene: 'reef', hue: 215, second: 'tropical-fish' },
  { code: 'lobster', category: 'fish', motif: 'lobster', scene: 'reef', hue: 222, hue2: 195 },
  { code: 'octopus', category: 'fish', motif: 'octopus', scene: 'reef', hue: 250 },
  { code: 'dolphin', category: 'fish', motif: 'dolphin', scene: 'reef', hue: 240, hue2: 275 },
  { code: 'pearl', category: 'fish', motif: 'oyster', scene: 'reef', hue: 225 },
  { code: 'baccarat', category: 'live', motif: 'joker', scene: 'table', second: 'game-die', hue: 162, hue2: 190 },
  { code: 'sicbo', category: 'live', motif: 'game-die', scene: 'table', hue: 18, hue2: 340 },
  { code: 'mahjong', category: 'pvp', motif: 'mahjong-red-dragon', scene: 'table', hue: 155, hue2: 185 },
  { code: 'spades', category: 'pvp', motif: 'heart-suit', scene: 'table', hue: 255, second: 'club-suit' },
  { code: 'football', category: 'sports', motif: 'soccer-ball', scene: 'speed', second: 'trophy', hue: 150, hue2: 175 },
  { code: 'basketball', category: 'sports', motif: 'basketball', scene: 'speed', hue: 255 },
  { code: 'esports', category: 'esports', motif: 'video-game', scene: 'grid', hue: 300, second: 'crossed-swords' },
  { code: 'alien', category: 'esports', motif: 'alien-monster', scene: 'grid', hue: 330 },
  { code: 'ssc', category: 'lott', motif: 'admission-tickets', scene: 'sun', hue: 160, coins: 4, scale: 0.66 },
  { code: 'pk10', category: 'elott', motif: 'racing-car', scene: 'speed', hue: 265 },
  { code: 'rocket', category: 'elott', motif: 'rocket', scene: 'speed', hue: 280 },
  { code: 'horse', category: 'elott', motif: 'horse-racing', scene: 'speed', hue: 150, second: 'trophy', hue2: 185 },
  { code: 'default', category: 'rng', motif: 'coin-of-the-house', scene: 'table', hue: 160, scale: 0.6 },
];
