import { addLayer, createRelief, enamel, type Material, type Relief } from '../castRelief.ts';
import type { Mask } from './Mask.ts';
import { gold } from './materials.ts';
import { guilloche, placed, scaled, size } from './shapes.ts';

/** A gold-rimmed plaque of engraved enamel with one figure cast on it. */
export async function castMedallion(
  mask: Mask,
  shape: string,
  [edge, middle, light]: [string, string, string],
  figure: string,
  material: Material,
  share: number,
): Promise<Relief> {
  const relief = createRelief(size, size);
  const full = await mask(shape, size, size);
  const inner = await mask(scaled(shape, 0.865), size, size);
  const rim = full.map((value, i) => value * (1 - inner[i]!));
  addLayer(relief, {
    mask: full,
    material: gold,
    rounding: [[10, 1]],
    lift: 0.5,
    shadow: { dx: 0, dy: 14, blur: 16, strength: 0.75 },
  });
  addLayer(relief, {
    mask: inner,
    material: enamel(edge, middle, light),
    rounding: [[26, -0.35]],
    lift: 0.5,
    texture: guilloche,
  });
  addLayer(relief, {
    mask: rim,
    material: gold,
    rounding: [
      [9, 1.2],
      [4, 0.5],
    ],
    lift: 1.1,
    shadow: { dx: 0, dy: 6, blur: 9, strength: 0.6 },
  });
  const cast = await mask(placed(figure, share), size, size);
  addLayer(relief, {
    mask: cast,
    material,
    rounding: [
      [3, 0.9],
      [8, 0.8],
      [20, 0.5],
    ],
    lift: 0.75,
    shadow: { dx: 3, dy: 12, blur: 11, strength: 0.95 },
  });
  return relief;
}
