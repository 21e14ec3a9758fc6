import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Relief } from './castRelief.ts';
import type { Kit } from './kit.ts';
import { brandReliefs } from './relief/brandReliefs.ts';
import { gameReliefs } from './relief/gameReliefs.ts';
import type { Mask } from './relief/Mask.ts';

/** Figures with signs on them, which only a machine with the right typeface can cast: taken as the games have them. */
export const READY_FIGURES = {
  coin: 'engine/src/art/coin.avif',
  'dragon-eight/red': 'dragon-eight/src/art/red.avif',
  'dragon-eight/green': 'dragon-eight/src/art/green.avif',
  'dragon-eight/east': 'dragon-eight/src/art/east.avif',
  'lantern-ways/spring': 'lantern-ways/src/art/spring.avif',
  'treasure-bowl/fortune': 'treasure-bowl/src/art/fortune.avif',
};

/** Answers figures as PNG by name, each cast once. */
export function openReliefs(kit: Kit): (name: string) => Promise<Buffer> {
  const mask: Mask = async (shapes, width, height) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.replaceAll('currentColor', '#000')}</svg>`;
    const { pixels } = new kit.Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
    return Float32Array.from({ length: width * height }, (_, i) => pixels[i * 4 + 3]! / 255);
  };
  const castings = new Map(Object.entries(brandReliefs(mask, kit.icon)));
  for (const [game, figures] of Object.entries(gameReliefs(mask, kit.icon))) {
    for (const [name, cast] of Object.entries(figures)) castings.set(`${game}/${name}`, cast);
  }
  const toPng = (relief: Relief): Promise<Buffer> => {
    const bytes = Buffer.alloc(relief.rgba.length);
    for (let i = 0; i < bytes.length; i += 1) bytes[i] = Math.round(Math.min(1, Math.max(0, relief.rgba[i]!)) * 255);
    return kit
      .sharp(bytes, { raw: { width: relief.width, height: relief.height, channels: 4 } })
      .png()
      .toBuffer();
  };
  const make = async (name: string): Promise<Buffer> => {
    const ready = Object.entries(READY_FIGURES).find(([one]) => one === name)?.[1];
    if (ready !== undefined) {
      const file = fileURLToPath(new URL(`../../games/${ready}`, import.meta.url));
      return kit.sharp(readFileSync(file)).png().toBuffer();
    }
    const cast = castings.get(name);
    if (!cast) throw new Error(`No figure is named ${name}.`);
    return toPng(await cast());
  };
  const made = new Map<string, Promise<Buffer>>();
  return (name) => {
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    return known;
  };
}
