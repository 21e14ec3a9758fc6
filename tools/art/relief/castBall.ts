import { addGlow, addLayer, createRelief, type Material, type Relief } from '../castRelief.ts';
import type { Mask } from './Mask.ts';
import { gold } from './materials.ts';
import { size } from './shapes.ts';

/** A ball of enamel with a plate of gold let into it, as a drawing of lots rolls them. */
export async function castBall(mask: Mask, body: Material): Promise<Relief> {
  const relief = createRelief(size, size);
  const [cx, cy, r] = [320, 312, 268];
  const normalAt = (u: number, v: number): [number, number, number] => {
    const x = (u * size - cx) / r;
    const y = (v * size - cy) / r;
    return [x, y, Math.sqrt(Math.max(0, 1 - x * x - y * y))];
  };
  addLayer(relief, {
    mask: await mask(`<circle cx="${cx}" cy="${cy}" r="${r}"/>`, size, size),
    material: (_normal, [u, v]) => body(normalAt(u, v), [u, v], 0),
    rounding: [[2, 0.1]],
    lift: 0,
    shadow: { dx: 2, dy: 16, blur: 18, strength: 0.9 },
  });
  const ring = '<path fill-rule="evenodd" d="M352 162a150 150 0 1 0 .1 0zM352 196a116 116 0 1 1-.1 0z"/>';
  addLayer(relief, {
    mask: await mask(ring, size, size),
    material: gold,
    rounding: [[7, 1.2]],
    lift: 1,
    shadow: { dx: 2, dy: 5, blur: 6, strength: 0.6 },
  });
  addLayer(relief, {
    mask: await mask('<circle cx="352" cy="312" r="62"/>', size, size),
    material: gold,
    rounding: [
      [8, 0.9],
      [22, 0.6],
    ],
    lift: 0.9,
    shadow: { dx: 2, dy: 5, blur: 6, strength: 0.6 },
  });
  addGlow(relief, (x, y) => {
    const spot = Math.hypot((x * size - 214) / 74, (y * size - 178) / 46);
    return [1, 1, 1, Math.max(0, 1 - spot) * 0.8];
  });
  return relief;
}
