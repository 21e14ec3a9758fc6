import { addLayer, createRelief, type Relief } from '../castRelief.ts';
import type { Mask } from './Mask.ts';
import { gold } from './materials.ts';
import { placed, size } from './shapes.ts';

/** The figure that crowns the frame and stands beside the name. */
export async function castEmblem(mask: Mask, head: string): Promise<Relief> {
  const relief = createRelief(size, size);
  addLayer(relief, {
    mask: await mask(placed(head, 0.92), size, size),
    material: gold,
    rounding: [
      [4, 0.9],
      [10, 0.9],
      [26, 0.5],
    ],
    lift: 0.8,
    shadow: { dx: 0, dy: 12, blur: 14, strength: 0.9 },
  });
  return relief;
}
