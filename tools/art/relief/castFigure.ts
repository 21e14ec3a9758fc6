import { addLayer, createRelief, type Colour, type Material, type Relief } from '../castRelief.ts';
import type { Mask } from './Mask.ts';
import { placed, size } from './shapes.ts';

/**
 * A figure that stands free and is seen large: cast fuller than an emblem, and bent a little, so that its broad parts
 * mirror the room from edge to edge and are not one colour.
 */
export async function castFigure(mask: Mask, figure: string, material: Material): Promise<Relief> {
  const relief = createRelief(size, size);
  addLayer(relief, {
    mask: await mask(placed(figure, 0.92), size, size),
    material: bent(material),
    rounding: [
      [3, 0.7],
      [10, 0.9],
      [26, 0.6],
      [70, 0.42],
    ],
    lift: 0.8,
    shadow: { dx: 2, dy: 14, blur: 15, strength: 0.95 },
  });
  return relief;
}

function bent(material: Material): Material {
  return ([x, y, z], [u, v], depth) => {
    const turned: Colour = [x + (u - 0.5) * 0.5, y + (v - 0.62) * 0.75, z];
    const length = Math.hypot(...turned);
    return material([turned[0] / length, turned[1] / length, turned[2] / length], [u, v], depth);
  };
}
