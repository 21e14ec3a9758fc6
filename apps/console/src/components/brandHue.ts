/** A hue of its own for each brand code, for the line under the header: two brands are told apart at a glance. */
export function brandHue(code: string): number {
  let hash = 0x811c9dc5;
  for (const char of code) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % 360;
}
