/** The greens of the night over the hills, and what stands for them where another game is played. */
export const greens = '#04110d #0a3325 #134a36 #050f0c #0e4231 #0a3023 #061d15 #7fd0a8'.split(' ');
export const indigo = '#050818 #141f50 #2a2c72 #04060f #1c2558 #131a40 #0a0f28 #9aa6ff'.split(' ');
export const wine = '#140405 #4d0f18 #721c20 #0f0304 #5c161c #3f0d13 #26070a #ffb27a'.split(' ');
export const sea = '#020d14 #07344a #0c5266 #02090e #0d4a5c #0a3545 #051d28 #7fd8e8'.split(' ');
export const violet = '#0b0414 #331050 #52207a #08030f #3f1a63 #2c1147 #170726 #d0a0ff'.split(' ');
export const umber = '#120903 #432408 #693c10 #0d0602 #53300e #3a2009 #1f1004 #ffcf8a'.split(' ');

/** Night over the hills: cloth green, a brass moon on the baulk line, mist between the ridges. */
export function scenerySvg(
  width: number,
  height: number,
  colours: readonly string[],
  moon?: { x: number; y: number; r: number },
): string {
  const isTall = height > width;
  const moonX = moon?.x ?? width * 0.5;
  const moonY = moon?.y ?? height * (isTall ? 0.13 : 0.22);
  const moonR = moon?.r ?? Math.min(width, height) * (isTall ? 0.3 : 0.36);
  let seed = 8;
  const random = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const ridge = (base: number, tall: number, step: number): string => {
    let path = `M0 ${height}`;
    let y = base;
    for (let x = 0; x <= width + step; x += step) {
      y =
        base -
        tall * (0.35 + 0.65 * Math.abs(Math.sin(x * 0.0041 + base) * Math.cos(x * 0.0017 + base * 3))) -
        random() * tall * 0.16;
      path += ` L${x.toFixed(0)} ${y.toFixed(0)}`;
    }
    return `${path} L${width} ${height}z`;
  };
  const horizon = height * (isTall ? 0.42 : 0.66);
  const stars = Array.from({ length: 90 }, () => {
    const r = 0.5 + random() * 1.3;
    return `<circle cx="${(random() * width).toFixed(0)}" cy="${(random() * horizon).toFixed(0)}" r="${r.toFixed(1)}" fill="#f4e7c0" opacity="${(0.15 + random() * 0.5).toFixed(2)}"/>`;
  }).join('');
  const lights = Array.from({ length: 16 }, () => {
    const x = random() * width;
    const y = horizon * (0.15 + random() * 1.1);
    const r = 5 + random() * 15;
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(r * 3.2).toFixed(0)}" fill="url(#lamp)" opacity="${(0.25 + random() * 0.4).toFixed(2)}"/>`;
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#04110d"/><stop offset=".5" stop-color="#0a3325"/><stop offset=".72" stop-color="#134a36"/><stop offset="1" stop-color="#050f0c"/></linearGradient>
      <radialGradient id="halo"><stop offset="0" stop-color="#f1d181" stop-opacity=".55"/><stop offset=".45" stop-color="#b98a3c" stop-opacity=".2"/><stop offset="1" stop-color="#b98a3c" stop-opacity="0"/></radialGradient>
      <radialGradient id="moon" cx=".4" cy=".35"><stop offset="0" stop-color="#fff3cf"/><stop offset=".7" stop-color="#e8c274"/><stop offset="1" stop-color="#b98437"/></radialGradient>
      <radialGradient id="lamp"><stop offset="0" stop-color="#ffdf9a" stop-opacity=".95"/><stop offset=".18" stop-color="#ff8a3c" stop-opacity=".55"/><stop offset="1" stop-color="#cc3931" stop-opacity="0"/></radialGradient>
      <linearGradient id="mist" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7fd0a8" stop-opacity="0"/><stop offset=".6" stop-color="#7fd0a8" stop-opacity=".16"/><stop offset="1" stop-color="#7fd0a8" stop-opacity="0"/></linearGradient>
      <radialGradient id="dim" cx=".5" cy=".45" r=".75"><stop offset=".5" stop-color="#020806" stop-opacity="0"/><stop offset="1" stop-color="#020806" stop-opacity=".85"/></radialGradient>
      <pattern id="twill" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="3" height="6" fill="#fff" opacity=".022"/></pattern>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>${stars}
    <circle cx="${moonX}" cy="${moonY}" r="${moonR * 2.1}" fill="url(#halo)"/>
    <circle cx="${moonX}" cy="${moonY}" r="${moonR}" fill="url(#moon)" opacity=".62"/>
    <path d="${ridge(horizon, height * 0.2, 26)}" fill="#0e4231"/>
    <rect y="${horizon - height * 0.12}" width="${width}" height="${height * 0.26}" fill="url(#mist)"/>
    <path d="${ridge(horizon + height * 0.09, height * 0.17, 22)}" fill="#0a3023"/>
    <rect y="${horizon}" width="${width}" height="${height * 0.24}" fill="url(#mist)"/>
    <path d="${ridge(horizon + height * 0.2, height * 0.15, 18)}" fill="#061d15"/>
    ${lights}
    <rect width="${width}" height="${height}" fill="url(#twill)"/>
    <rect width="${width}" height="${height}" fill="url(#dim)"/>
  </svg>`;
  return greens.reduce((text, green, nth) => text.replaceAll(green, colours[nth] ?? green), svg);
}
