import { addGlow, addLayer, createRelief, enamel, hex, type Material, type Relief } from '../castRelief.ts';
import type { Mask } from './Mask.ts';
import { copper, gold, pearl } from './materials.ts';
import { guilloche, size } from './shapes.ts';

/** The scatter: a pearl in a ring of golden fire. */
export async function castPearl(mask: Mask, fire: string): Promise<Relief> {
  const relief = createRelief(size, size);
  addGlow(relief, (x, y) => {
    const far = Math.hypot(x - 0.5, y - 0.53);
    return [...hex('#ffb347'), Math.max(0, 0.85 - far * 1.9) ** 1.6];
  });
  const flames = `<g transform="translate(36 16) scale(1.11)">${fire}</g>`;
  addLayer(relief, {
    mask: await mask(`${flames}<circle cx="320" cy="352" r="214"/>`, size, size),
    material: copper,
    rounding: [
      [5, 0.8],
      [16, 0.8],
    ],
    lift: 0.8,
    shadow: { dx: 0, dy: 12, blur: 15, strength: 0.8 },
  });
  addLayer(relief, {
    mask: await mask(`<circle cx="320" cy="352" r="190"/>`, size, size),
    material: enamel('#02100c', '#0a3b2d', '#1f7d5d'),
    rounding: [[18, -0.5]],
    lift: 0.6,
    texture: guilloche,
  });
  addLayer(relief, {
    mask: await mask(
      `<path fill-rule="evenodd" d="M320 140a212 212 0 1 0 .1 0zM320 168a184 184 0 1 1-.1 0z"/>`,
      size,
      size,
    ),
    material: gold,
    rounding: [[8, 1.2]],
    lift: 1,
    shadow: { dx: 0, dy: 5, blur: 7, strength: 0.7 },
  });
  const cx = 320;
  const cy = 350;
  const r = 138;
  const ball = await mask(`<circle cx="${cx}" cy="${cy}" r="${r}"/>`, size, size);
  const sphere: Material = (_normal, [u, v]) => {
    const x = (u * size - cx) / r;
    const y = (v * size - cy) / r;
    const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
    const base = pearl([x, y, z], [u, v], 0);
    const sheen = Math.sin((x * 1.3 + y * 2.1 + z) * 3.2);
    return [
      Math.min(1, base[0] * (1 + 0.05 * sheen)),
      Math.min(1, base[1] * (1 + 0.04 * Math.cos((x - y) * 4))),
      Math.min(1, base[2] * (1 - 0.04 * sheen)),
    ];
  };
  addLayer(relief, {
    mask: ball,
    material: sphere,
    rounding: [[2, 0.1]],
    lift: 0,
    shadow: { dx: 3, dy: 14, blur: 16, strength: 0.95 },
  });
  addGlow(relief, (x, y) => {
    const spot = Math.hypot((x * size - 276) / 34, (y * size - 292) / 24);
    return [1, 1, 1, Math.max(0, 1 - spot) * 0.95];
  });
  return relief;
}
