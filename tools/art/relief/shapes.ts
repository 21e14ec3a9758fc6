/** The side of a relief of one figure. */
export const size = 640;

/** Waves engraved under the enamel, as on a watch dial. */
export function guilloche(x: number, y: number): number {
  const angle = Math.atan2(y - size / 2, x - size / 2);
  const far = Math.hypot(x - size / 2, y - size / 2);
  return 0.9 * Math.sin(far * 0.16 + 3 * Math.sin(angle * 12)) + 0.5 * Math.cos(angle * 48);
}

export function octagon(r: number): string {
  return polygon(8, r, Math.PI / 8);
}

export function hexagon(r: number): string {
  return polygon(6, r, Math.PI / 6);
}

function polygon(corners: number, r: number, turn: number): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / corners;
    return `${(320 + r * Math.cos(angle)).toFixed(1)},${(320 + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `<polygon points="${points.join(' ')}" stroke="#000" stroke-width="26" stroke-linejoin="round"/>`;
}

export function roundShape(r: number): string {
  return `<circle cx="320" cy="320" r="${r + 12}"/>`;
}

export function cushion(r: number): string {
  return `<rect x="${320 - r}" y="${320 - r}" width="${2 * r}" height="${2 * r}" rx="${r * 0.34}"/>`;
}

export function placed(figure: string, share: number): string {
  const scale = (size * share) / 512;
  const offset = (size * (1 - share)) / 2;
  return `<g transform="translate(${offset} ${offset}) scale(${scale})">${figure}</g>`;
}

export function scaled(shape: string, share: number): string {
  return `<g transform="translate(320 320) scale(${share}) translate(-320 -320)">${shape}</g>`;
}
