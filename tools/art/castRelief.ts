/** A picture under work: straight-alpha colour in 0..1, row by row. */
export interface Relief {
  width: number;
  height: number;
  rgba: Float32Array;
}

export type Colour = readonly [red: number, green: number, blue: number];

/** What the light does on a surface whose normal is (x, y, z); `at` is the place in 0..1 of the picture. */
export type Material = (normal: Colour, at: readonly [number, number], depth: number) => Colour;

export interface LayerOptions {
  mask: Float32Array;
  material: Material;
  /** Widths in pixels over which the edge rounds off; several together give a full, cast shape. */
  rounding: readonly (readonly [radius: number, share: number])[];
  /** How tall the shape stands; 1 is about half round. */
  lift: number;
  /** Fine relief laid on top of the rounding, in the same unit. */
  texture?: (x: number, y: number) => number;
  shadow?: { dx: number; dy: number; blur: number; strength: number };
  opacity?: number;
}

export function createRelief(width: number, height: number): Relief {
  return { width, height, rgba: new Float32Array(width * height * 4) };
}

/** Casts one shape onto the picture: its shadow first, then the shape lit by its own height. */
export function addLayer(relief: Relief, layer: LayerOptions): void {
  const { width, height } = relief;
  const { mask, rounding, lift, texture, shadow, opacity = 1 } = layer;
  if (shadow) castShadow(relief, mask, shadow);

  const raised = new Float32Array(width * height);
  for (const [radius, share] of rounding) {
    const soft = blur(mask, width, height, radius);
    for (let i = 0; i < raised.length; i += 1) raised[i]! += soft[i]! * mask[i]! * share * radius;
  }
  if (texture) {
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const i = y * width + x;
        if (mask[i]! > 0) raised[i]! += texture(x, y) * mask[i]!;
      }
    }
  }

  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const cover = mask[i]! * opacity;
      if (cover <= 0.003) continue;
      const slopeX = (sample(raised, width, height, x + 1, y) - sample(raised, width, height, x - 1, y)) * lift;
      const slopeY = (sample(raised, width, height, x, y + 1) - sample(raised, width, height, x, y - 1)) * lift;
      const length = Math.hypot(slopeX, slopeY, 1);
      const normal: Colour = [-slopeX / length, -slopeY / length, 1 / length];
      paint(relief, i, layer.material(normal, [x / width, y / height], raised[i]!), cover);
    }
  }
}

function castShadow(
  relief: Relief,
  mask: Float32Array,
  { dx, dy, blur: radius, strength }: NonNullable<LayerOptions['shadow']>,
): void {
  const { width, height } = relief;
  const soft = blur(mask, width, height, radius);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const dark = sample(soft, width, height, x - dx, y - dy) * strength;
      if (dark > 0.003) paint(relief, y * width + x, [0.01, 0.02, 0.016], Math.min(1, dark));
    }
  }
}

/** Adds light without covering: glows, rays, sparkles. */
export function addGlow(relief: Relief, light: (x: number, y: number) => readonly [...Colour, number]): void {
  for (let y = 0; y < relief.height; y += 1) {
    for (let x = 0; x < relief.width; x += 1) {
      const [red, green, blue, strength] = light(x / relief.width, y / relief.height);
      if (strength > 0.003) paint(relief, y * relief.width + x, [red, green, blue], Math.min(1, strength));
    }
  }
}

function paint({ rgba }: Relief, pixel: number, colour: Colour, cover: number): void {
  const i = pixel * 4;
  const under = rgba[i + 3]!;
  const alpha = cover + under * (1 - cover);
  for (let part = 0; part < 3; part += 1) {
    rgba[i + part] = (colour[part]! * cover + rgba[i + part]! * under * (1 - cover)) / alpha;
  }
  rgba[i + 3] = alpha;
}

function sample(field: Float32Array, width: number, height: number, x: number, y: number): number {
  const clampedX = x < 0 ? 0 : x >= width ? width - 1 : x;
  const clampedY = y < 0 ? 0 : y >= height ? height - 1 : y;
  return field[Math.round(clampedY) * width + Math.round(clampedX)]!;
}

/** Three box passes, which no eye can tell from a Gaussian. */
export function blur(field: Float32Array, width: number, height: number, radius: number): Float32Array {
  let from = field;
  for (let pass = 0; pass < 3; pass += 1) {
    from = boxPass(boxPass(from, width, height, radius, true), width, height, radius, false);
  }
  return from;
}

function boxPass(
  field: Float32Array,
  width: number,
  height: number,
  radius: number,
  isHorizontal: boolean,
): Float32Array {
  const reach = Math.max(1, Math.round(radius / 1.7));
  const result = new Float32Array(field.length);
  const [lines, length, step, stride] = isHorizontal ? [height, width, 1, width] : [width, height, width, 1];
  for (let line = 0; line < lines; line += 1) {
    const start = line * stride;
    let sum = 0;
    for (let k = -reach; k <= reach; k += 1) sum += field[start + Math.min(length - 1, Math.max(0, k)) * step]!;
    for (let k = 0; k < length; k += 1) {
      result[start + k * step] = sum / (2 * reach + 1);
      sum += field[start + Math.min(length - 1, k + reach + 1) * step]!;
      sum -= field[start + Math.max(0, k - reach) * step]!;
    }
  }
  return result;
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

function mix(a: Colour, b: Colour, share: number): Colour {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

export function hex(text: string): Colour {
  const value = Number.parseInt(text.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

function ramp(stops: readonly (readonly [number, Colour])[], at: number): Colour {
  let before = stops[0]!;
  for (const stop of stops) {
    if (at <= stop[0]) {
      const span = stop[0] - before[0];
      return span <= 0 ? stop[1] : mix(before[1], stop[1], (at - before[0]) / span);
    }
    before = stop;
  }
  return before[1];
}

/** The room that metal mirrors: a tall window on the left, a softer one on the right, a dark horizon, a warm floor. */
function room([x, y, z]: Colour): number {
  const rx = 2 * z * x;
  const ry = 2 * z * y;
  const sky = 0.3 + 0.42 * clamp((-ry + 0.15) / 1.1);
  const window = 0.75 * Math.exp(-((rx + 0.42) ** 2 / 0.035 + (ry + 0.5) ** 2 / 0.16));
  const second = 0.3 * Math.exp(-((rx - 0.55) ** 2 / 0.03 + (ry + 0.25) ** 2 / 0.2));
  const horizon = -0.26 * Math.exp(-((ry - 0.28) ** 2) / 0.018);
  const floor = 0.22 * clamp((ry - 0.42) / 0.5);
  return clamp(sky + window + second + horizon + floor - 0.18 * clamp(rx));
}

/** A polished metal; the stops run from its darkest mirror to its highlight. */
export function metal(stops: readonly (readonly [number, string])[]): Material {
  const colours = stops.map(([at, text]) => [at, hex(text)] as const);
  return (normal) => ramp(colours, room(normal));
}

/** A glossy, slightly translucent stone or lacquer: body colour, inner light at the thin edges, one sharp highlight. */
export function gloss(deep: string, body: string, light: string, shine = 0.85): Material {
  const [dark, middle, bright] = [hex(deep), hex(body), hex(light)];
  return ([x, y, z]) => {
    const key = clamp(-0.45 * x - 0.62 * y + 0.64 * z);
    const through = (1 - z) * clamp(0.4 * x + 0.7 * y) * 0.7;
    const body3 = key < 0.6 ? mix(dark, middle, key / 0.6) : mix(middle, bright, (key - 0.6) / 0.4);
    const lit = mix(body3, bright, clamp(through));
    const spark = clamp(-0.32 * x - 0.5 * y + 0.8 * z) ** 40 * shine * (z < 0.985 ? 1 : 0.25);
    return mix(lit, [1, 1, 0.97], clamp(spark));
  };
}

/** Glass over engraved metal: the colour is deepest at the rim, and the engraving under it catches the light. */
export function enamel(edge: string, middle: string, light: string): Material {
  const [dark, body, bright] = [hex(edge), hex(middle), hex(light)];
  return ([x, y, z], [u, v]) => {
    const fromCentre = Math.hypot(u - 0.5, v - 0.46);
    const base = mix(bright, mix(body, dark, clamp((fromCentre - 0.16) / 0.28)), clamp(fromCentre / 0.2));
    const key = -0.5 * x - 0.7 * y;
    const shaded: Colour = mix(base, key > 0 ? bright : dark, clamp(Math.abs(key) * 1.4));
    return mix(shaded, [1, 1, 1], clamp(-0.4 * x - 0.55 * y + 0.72 * z - 0.74) * 0.5);
  };
}
