import { addLayer, createRelief, gloss, hex, type Relief } from '../castRelief.ts';
import type { Mask } from './Mask.ts';
import { ivory, jade } from './materials.ts';
import { size } from './shapes.ts';

/** A bone tile with a jade back, its sign cut and painted. */
export async function castTile(mask: Mask, shape: string, paint: string): Promise<Relief> {
  const relief = createRelief(size, size);
  const back = `<rect x="118" y="96" width="404" height="486" rx="52"/>`;
  const front = `<rect x="118" y="62" width="404" height="486" rx="52"/>`;
  addLayer(relief, {
    mask: await mask(back, size, size),
    material: jade,
    rounding: [[12, 1.2]],
    lift: 0.6,
    shadow: { dx: 0, dy: 14, blur: 15, strength: 0.85 },
  });
  const face = await mask(front, size, size);
  addLayer(relief, {
    mask: face,
    material: ivory,
    rounding: [
      [10, 0.8],
      [22, 0.35],
    ],
    lift: 0.55,
    texture: (x, y) => 0.12 * Math.sin(x * 0.045 + Math.sin(y * 0.012) * 3 + y * 0.006),
  });
  const cut = await mask(shape, size, size);
  const dark = hex(paint);
  const painted = gloss(shade(paint, 0.42), paint, shade(paint, 1.7), 0.45);
  addLayer(relief, { mask: cut, material: () => [1, 0.99, 0.94], rounding: [[2, 0.1]], lift: 0, opacity: 0.9 });
  addLayer(relief, {
    mask: shifted(cut, -2, -3),
    material: () => [dark[0] * 0.35, dark[1] * 0.35, dark[2] * 0.35],
    rounding: [[2, 0.1]],
    lift: 0,
  });
  addLayer(relief, {
    mask: cut,
    material: painted,
    rounding: [
      [4, -0.9],
      [9, -0.4],
    ],
    lift: 0.7,
    opacity: 0.94,
  });
  return relief;
}

function shifted(field: Float32Array, dx: number, dy: number): Float32Array {
  return field.map((_, i) => {
    const x = (i % size) - dx;
    const y = Math.floor(i / size) - dy;
    return x < 0 || y < 0 || x >= size || y >= size ? 0 : field[y * size + x]!;
  });
}

function shade(colour: string, by: number): string {
  return `#${hex(colour)
    .map((part) =>
      Math.round(Math.min(1, part * by) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
