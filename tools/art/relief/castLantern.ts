import { addGlow, addLayer, createRelief, enamel, hex, type Material, type Relief } from '../castRelief.ts';
import type { Mask } from './Mask.ts';
import { gold, lacquer } from './materials.ts';
import { cushion, guilloche, scaled, size } from './shapes.ts';

/** A lit paper lantern with brass caps on a plaque of night-green enamel. */
export async function castLantern(mask: Mask): Promise<Relief> {
  const relief = createRelief(size, size);
  const plate = cushion(262);
  const full = await mask(plate, size, size);
  const inner = await mask(scaled(plate, 0.87), size, size);
  addLayer(relief, {
    mask: full,
    material: gold,
    rounding: [
      [9, 1.2],
      [4, 0.5],
    ],
    lift: 0.9,
    shadow: { dx: 0, dy: 14, blur: 16, strength: 0.75 },
  });
  addLayer(relief, {
    mask: inner,
    material: enamel('#01140d', '#0a4230', '#2aa274'),
    rounding: [[24, -0.4]],
    lift: 0.5,
    texture: guilloche,
  });
  addGlow(relief, (x, y) => [...hex('#ffb052'), Math.max(0, 0.6 - Math.hypot(x - 0.5, (y - 0.48) * 1.1) * 1.7)]);
  const tassel =
    '<rect x="312" y="470" width="16" height="34" rx="8"/><path d="M296 500h48l10 58h-68z"/><rect x="314" y="92" width="12" height="60" rx="6"/>';
  addLayer(relief, {
    mask: await mask(tassel, size, size),
    material: gold,
    rounding: [[6, 1]],
    lift: 0.9,
    texture: (x, y) => (y > 500 ? 1.2 * Math.cos(x * 0.9) : 0),
    shadow: { dx: 3, dy: 8, blur: 8, strength: 0.8 },
  });
  const lit: Material = ([x, y, z], [u, v]) => {
    const glow = Math.max(0, 1 - Math.hypot((u - 0.5) / 0.3, (v - 0.48) / 0.26));
    const [red, green, blue] = lacquer([x, y, z], [u, v], 0);
    return [
      Math.min(1, red + 0.5 * glow),
      Math.min(1, green + 0.62 * glow ** 1.3),
      Math.min(1, blue + 0.22 * glow ** 2),
    ];
  };
  addLayer(relief, {
    mask: await mask('<rect x="166" y="166" width="308" height="284" rx="136"/>', size, size),
    material: lit,
    rounding: [
      [14, 0.7],
      [40, 0.5],
    ],
    lift: 0.62,
    // The ribs: bands that follow the bulge, closer together towards the sides.
    texture: (x) => {
      const across = Math.max(-0.999, Math.min(0.999, (x - 320) / 154));
      return 2.4 * Math.abs(Math.sin(Math.asin(across) * 4.5));
    },
    shadow: { dx: 3, dy: 12, blur: 12, strength: 0.9 },
  });
  addLayer(relief, {
    mask: await mask(
      '<rect x="232" y="140" width="176" height="40" rx="14"/><rect x="232" y="436" width="176" height="40" rx="14"/>',
      size,
      size,
    ),
    material: gold,
    rounding: [
      [5, 1],
      [12, 0.8],
    ],
    lift: 0.9,
    shadow: { dx: 2, dy: 6, blur: 6, strength: 0.8 },
  });
  return relief;
}
