import { addLayer, createRelief, enamel, type Relief } from '../castRelief.ts';
import type { Mask } from './Mask.ts';
import { gold, jade } from './materials.ts';
import { cushion, scaled, size } from './shapes.ts';

/** The wild: a scaled golden eight over a sunburst of lacquer. */
export async function castEight(mask: Mask): Promise<Relief> {
  const relief = createRelief(size, size);
  const plate = cushion(284);
  const inner = await mask(scaled(plate, 0.88), size, size);
  const full = await mask(plate, size, size);
  addLayer(relief, {
    mask: full,
    material: gold,
    rounding: [
      [10, 1.2],
      [4, 0.4],
    ],
    lift: 0.8,
    shadow: { dx: 0, dy: 14, blur: 16, strength: 0.8 },
  });
  addLayer(relief, {
    mask: inner,
    material: enamel('#5e0508', '#c4161c', '#ff7a3c'),
    rounding: [[22, -0.4]],
    lift: 0.5,
    texture: (x, y) =>
      2.6 * Math.cos(Math.atan2(y - 270, x - 320) * 32) * Math.min(1, Math.hypot(x - 320, y - 270) / 180),
  });
  const ring = (cy: number, r: number): string =>
    `<circle cx="320" cy="${cy}" r="${r}" fill="none" stroke="#000" stroke-width="66"/>`;
  const scales = (x: number, y: number): number => {
    const row = Math.floor(y / 13);
    const across = ((x + (row % 2) * 10) % 20) - 10;
    return -1.5 * Math.max(0, Math.hypot(across / 10, ((y % 13) - 0) / 13) - 0.72);
  };
  for (const [cy, r] of [
    [352, 98],
    [166, 80],
  ] as const) {
    addLayer(relief, {
      mask: await mask(ring(cy, r), size, size),
      material: gold,
      rounding: [
        [6, 0.6],
        [16, 1],
        [26, 0.6],
      ],
      lift: 0.85,
      texture: scales,
      shadow: { dx: 4, dy: 13, blur: 12, strength: 0.95 },
    });
  }
  addLayer(relief, {
    mask: await mask(`<circle cx="320" cy="352" r="40"/><circle cx="320" cy="166" r="28"/>`, size, size),
    material: jade,
    rounding: [
      [9, 0.8],
      [20, 0.9],
    ],
    lift: 0.9,
    shadow: { dx: 1, dy: 6, blur: 8, strength: 0.7 },
  });
  return relief;
}
