import { oklch } from '../colour.ts';

export type Scene = 'sun' | 'gate' | 'waves' | 'clouds' | 'stage' | 'speed' | 'grid' | 'reef' | 'table' | 'temple';

export interface SceneFrame {
  width: number;
  height: number;
  /** Centre of the motif. */
  cx: number;
  cy: number;
  /** Where the motif stands. */
  floor: number;
  hue: number;
  hue2: number;
  random: () => number;
}

interface SceneLayers {
  defs: string;
  back: string;
  /** In front of the motif. */
  front: string;
}

const at = (value: number) => value.toFixed(1);

function rays(frame: SceneFrame, count: number, inner: number, colour: string, opacity: number): string {
  const reach = frame.height;
  return `<g fill="${colour}" opacity="${opacity}" mask="url(#rim-fade)">${Array.from({ length: count }, (_, index) => {
    const from = (index * 2 * Math.PI) / count;
    const to = from + (Math.PI / count) * (0.7 + 0.4 * frame.random());
    const point = (angle: number, radius: number) =>
      `${at(frame.cx + radius * Math.cos(angle))} ${at(frame.cy + radius * Math.sin(angle))}`;
    return `<path d="M${point(from, inner)}L${point(from, reach)}L${point(to, reach)}L${point(to, inner)}Z"/>`;
  }).join('')}</g>`;
}

function podium(frame: SceneFrame): string {
  const { cx, floor, width, hue, hue2 } = frame;
  const rx = width * 0.4;
  const ry = rx * 0.2;
  return `<ellipse cx="${cx}" cy="${floor + 26}" rx="${rx * 1.28}" ry="${ry * 1.28}" fill="${oklch(0.12, 0.04, hue2)}" opacity=".55" filter="url(#soft8)"/>
<path d="M${cx - rx} ${floor}v20a${rx} ${ry} 0 0 0 ${rx * 2} 0v-20Z" fill="url(#podium-side)"/>
<ellipse cx="${cx}" cy="${floor}" rx="${rx}" ry="${ry}" fill="url(#podium-top)"/>
<ellipse cx="${cx}" cy="${floor}" rx="${rx - 1}" ry="${ry - 0.6}" fill="none" stroke="${oklch(0.9, 0.1, hue)}" stroke-width="1.6" opacity=".75"/>
<ellipse cx="${cx}" cy="${floor + 1}" rx="${rx * 0.8}" ry="${ry * 0.78}" fill="none" stroke="${oklch(0.85, 0.11, hue)}" stroke-width="1" opacity=".35"/>
<path d="M${cx - rx} ${floor + 20}a${rx} ${ry} 0 0 0 ${rx * 2} 0" fill="none" stroke="${oklch(0.78, 0.13, hue)}" stroke-width="1.4" opacity=".55"/>`;
}

function podiumDefs({ hue, hue2 }: SceneFrame): string {
  return `<radialGradient id="podium-top" cx=".5" cy=".35" r=".65"><stop offset="0" stop-color="${oklch(0.72, 0.13, hue)}"/><stop offset=".55" stop-color="${oklch(0.42, 0.11, hue)}"/><stop offset="1" stop-color="${oklch(0.26, 0.08, hue2)}"/></radialGradient>
<linearGradient id="podium-side" x1="0" x2="1"><stop offset="0" stop-color="${oklch(0.16, 0.05, hue2)}"/><stop offset=".3" stop-color="${oklch(0.42, 0.11, hue)}"/><stop offset=".55" stop-color="${oklch(0.26, 0.08, hue)}"/><stop offset="1" stop-color="${oklch(0.12, 0.04, hue2)}"/></linearGradient>`;
}

function ring(frame: SceneFrame, radius: number, width: number, id: string): string {
  const { cx, cy } = frame;
  return `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="${width + 7}" filter="url(#soft4)"/>
<circle cx="${cx}" cy="${cy}" r="${radius}" fill="none" stroke="url(#${id})" stroke-width="${width}"/>
<circle cx="${cx}" cy="${cy}" r="${radius + width / 2 - 0.8}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1"/>
<circle cx="${cx}" cy="${cy}" r="${radius - width / 2 + 0.6}" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="1.4"/>`;
}

const BRASS = `<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff0bd"/><stop offset=".28" stop-color="#e0ab45"/><stop offset=".52" stop-color="#8d5f17"/><stop offset=".74" stop-color="#e9bd5c"/><stop offset="1" stop-color="#6d4408"/></linearGradient>`;

function wave(frame: SceneFrame, y: number, size: number, shift: number, light: number): string {
  const { width, hue2 } = frame;
  const scales: string[] = [];
  for (let x = -size + shift; x < width + size; x += size) {
    scales.push(
      [1, 0.72, 0.44]
        .map(
          (share, step) =>
            `<circle cx="${at(x)}" cy="${at(y)}" r="${at((size / 1.8) * share)}" fill="${oklch(light - step * 0.035, 0.1, hue2)}" stroke="${oklch(light + 0.24, 0.09, hue2)}" stroke-width="1.5" stroke-opacity=".75"/>`,
        )
        .join(''),
    );
  }
  return `${scales.join('')}<rect x="0" y="${at(y)}" width="${width}" height="${frame.height - y}" fill="${oklch(light - 0.05, 0.09, hue2)}"/>`;
}

function cloud(x: number, y: number, size: number, hue: number, light: number): string {
  const bumps: readonly [number, number, number][] = [
    [-1.5, 0.1, 0.52],
    [-0.75, -0.32, 0.72],
    [0.15, -0.55, 0.85],
    [1, -0.18, 0.66],
    [1.75, 0.14, 0.46],
  ];
  const fill = oklch(light, 0.07, hue);
  const edge = oklch(Math.min(0.95, light + 0.26), 0.06, hue);
  return `<g transform="translate(${at(x)} ${at(y)}) scale(${size})">${bumps.map(([bx, by, r]) => `<circle cx="${bx}" cy="${by}" r="${r}" fill="${edge}"/>`).join('')}${bumps.map(([bx, by, r]) => `<circle cx="${bx}" cy="${by + 0.07}" r="${r - 0.02}" fill="${fill}"/>`).join('')}<rect x="-2" y=".1" width="4.2" height=".62" rx=".31" fill="${fill}"/>${bumps
    .slice(1, 4)
    .map(
      ([bx, by, r]) =>
        `<path d="M${bx + r * 0.55} ${by + 0.1}a${r * 0.55} ${r * 0.55} 0 1 0-${r * 0.55} ${r * 0.5}a${r * 0.28} ${r * 0.28} 0 1 0-${r * 0.1}-${r * 0.52}" fill="none" stroke="${edge}" stroke-opacity=".55" stroke-width=".055" stroke-linecap="round"/>`,
    )
    .join('')}</g>`;
}

type SceneRecipe = (frame: SceneFrame) => SceneLayers;

const sun: SceneRecipe = (frame) => {
  const { cx, cy, hue, width } = frame;
  const radius = width * 0.37;
  return {
    defs: `${podiumDefs(frame)}<linearGradient id="disc" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${oklch(0.84, 0.13, hue + 12)}"/><stop offset=".6" stop-color="${oklch(0.6, 0.17, hue)}"/><stop offset="1" stop-color="${oklch(0.4, 0.14, hue - 10)}"/></linearGradient>`,
    back: `${rays(frame, 22, radius, oklch(0.86, 0.1, hue), 0.2)}<circle cx="${cx}" cy="${cy}" r="${radius}" fill="url(#disc)" opacity=".85"/><circle cx="${cx}" cy="${cy}" r="${radius + 9}" fill="none" stroke="${oklch(0.88, 0.1, hue)}" stroke-opacity=".5" stroke-width="1.5"/><circle cx="${cx}" cy="${cy}" r="${radius + 20}" fill="none" stroke="${oklch(0.88, 0.1, hue)}" stroke-opacity=".22" stroke-width="6" stroke-dasharray="2 11"/>${podium(frame)}`,
    front: '',
  };
};

const gate: SceneRecipe = (frame) => {
  const { cx, cy, hue, width } = frame;
  const radius = width * 0.4;
  return {
    defs: `${podiumDefs(frame)}${BRASS}<radialGradient id="gate-glow" cx=".5" cy=".42" r=".6"><stop offset="0" stop-color="${oklch(0.86, 0.13, hue)}"/><stop offset=".5" stop-color="${oklch(0.55, 0.16, hue)}"/><stop offset="1" stop-color="${oklch(0.24, 0.09, hue)}"/></radialGradient>
<pattern id="lattice" width="34" height="34" patternUnits="userSpaceOnUse"><g fill="none" stroke="${oklch(0.85, 0.09, hue)}" stroke-width="1.7"><path d="M0 17h34M17 0v34M8.5 8.5h17v17h-17Z"/></g></pattern>`,
    back: `<rect width="${width}" height="${frame.height}" fill="url(#lattice)" opacity=".16"/><circle cx="${cx}" cy="${cy}" r="${radius}" fill="url(#gate-glow)"/>${ring(frame, radius, 11, 'brass')}${podium(frame)}`,
    front: '',
  };
};

const waves: SceneRecipe = (frame) => {
  const { cx, cy, hue, width, floor } = frame;
  return {
    defs: `<radialGradient id="moon" cx=".42" cy=".36" r=".7"><stop offset="0" stop-color="${oklch(0.96, 0.06, hue + 20)}"/><stop offset=".55" stop-color="${oklch(0.78, 0.13, hue)}"/><stop offset="1" stop-color="${oklch(0.5, 0.15, hue)}"/></radialGradient>`,
    back: `<circle cx="${cx}" cy="${cy - 14}" r="${width * 0.36}" fill="url(#moon)" opacity=".82"/><circle cx="${cx}" cy="${cy - 14}" r="${width * 0.36 + 10}" fill="none" stroke="${oklch(0.9, 0.08, hue)}" stroke-opacity=".4" stroke-width="1.4"/>${cloud(46, cy - 88, 20, hue, 0.55)}${cloud(width - 40, cy - 40, 17, hue, 0.5)}${wave(frame, floor - 6, 60, 8, 0.36)}`,
    front: `${wave(frame, floor + 26, 72, -22, 0.29)}${wave(frame, floor + 62, 84, 14, 0.22)}`,
  };
};

const clouds: SceneRecipe = (frame) => {
  const { cx, cy, hue, hue2, width, floor } = frame;
  const radius = width * 0.38;
  return {
    defs: `${BRASS}<linearGradient id="disc" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${oklch(0.78, 0.15, hue + 15)}"/><stop offset="1" stop-color="${oklch(0.42, 0.15, hue)}"/></linearGradient>`,
    back: `${rays(frame, 18, 0, oklch(0.88, 0.1, hue), 0.16)}<circle cx="${cx}" cy="${cy}" r="${radius}" fill="url(#disc)" opacity=".8"/>${ring(frame, radius, 5, 'brass')}${cloud(34, cy + 40, 27, hue2, 0.42)}${cloud(width - 26, cy - 58, 24, hue2, 0.46)}`,
    front: `<g opacity=".96">${cloud(72, floor + 6, 34, hue2, 0.4)}${cloud(width - 62, floor + 16, 38, hue2, 0.36)}${cloud(cx, floor + 46, 46, hue2, 0.28)}</g>`,
  };
};

const stage: SceneRecipe = (frame) => {
  const { cx, cy, hue, hue2, width, height } = frame;
  const beam = (x: number, lean: number, opacity: number) =>
    `<path d="M${x - 8}-20h16l${lean + 70} ${height * 0.86}h-${140}Z" fill="url(#beam)" opacity="${opacity}" filter="url(#soft4)"/>`;
  const folds = Array.from({ length: 9 }, (_, index) => {
    const x = (index * width) / 8;
    return `<path d="M${at(x - 22)}-10q14 ${height * 0.4} 4 ${height}h30q-12-${height * 0.5} 6-${height}Z" fill="${oklch(index % 2 ? 0.3 : 0.24, 0.11, hue2)}" opacity=".8"/>`;
  }).join('');
  return {
    defs: `${podiumDefs(frame)}<linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${oklch(0.97, 0.05, hue)}" stop-opacity=".85"/><stop offset="1" stop-color="${oklch(0.8, 0.12, hue)}" stop-opacity="0"/></linearGradient>
<radialGradient id="halo" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="${oklch(0.85, 0.13, hue)}" stop-opacity=".95"/><stop offset="1" stop-color="${oklch(0.5, 0.14, hue)}" stop-opacity="0"/></radialGradient>`,
    back: `${folds}<circle cx="${cx}" cy="${cy}" r="${width * 0.52}" fill="url(#halo)"/>${beam(cx - 128, 118, 0.55)}${beam(cx + 128, -98, 0.55)}${beam(cx, 0, 0.4)}${podium(frame)}`,
    front: '',
  };
};

const speed: SceneRecipe = (frame) => {
  const { cx, cy, hue, width, height, random } = frame;
  const streaks = Array.from({ length: 46 }, () => {
    const angle = random() * Math.PI * 2;
    const from = width * (0.34 + random() * 0.25);
    const to = from + width * (0.12 + random() * 0.5);
    const x1 = cx + from * Math.cos(angle);
    const y1 = cy + from * Math.sin(angle);
    return `<path d="M${at(x1)} ${at(y1)}L${at(cx + to * Math.cos(angle))} ${at(cy + to * Math.sin(angle))}" stroke="${oklch(0.9, 0.09, hue)}" stroke-width="${at(0.8 + random() * 2.6)}" stroke-opacity="${at(0.15 + random() * 0.4)}" stroke-linecap="round"/>`;
  }).join('');
  return {
    defs: `${podiumDefs(frame)}<radialGradient id="halo" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="${oklch(0.9, 0.12, hue)}" stop-opacity=".95"/><stop offset=".6" stop-color="${oklch(0.62, 0.15, hue)}" stop-opacity=".4"/><stop offset="1" stop-color="${oklch(0.5, 0.14, hue)}" stop-opacity="0"/></radialGradient>`,
    back: `<path d="M0 ${height * 0.14}L${width} ${height * -0.02}V${height * 0.2}L0 ${height * 0.42}Z" fill="${oklch(0.62, 0.16, hue)}" opacity=".28"/><path d="M0 ${height * 0.46}L${width} ${height * 0.27}V${height * 0.33}L0 ${height * 0.54}Z" fill="${oklch(0.8, 0.13, hue)}" opacity=".2"/><circle cx="${cx}" cy="${cy}" r="${width * 0.5}" fill="url(#halo)"/>${streaks}${podium(frame)}`,
    front: '',
  };
};

const grid: SceneRecipe = (frame) => {
  const { cx, cy, hue, hue2, width, height, floor } = frame;
  const horizon = floor - 34;
  const verticals = Array.from({ length: 15 }, (_, index) => {
    const x = cx + (index - 7) * 22;
    return `<path d="M${x} ${horizon}L${cx + (index - 7) * 120} ${height}"/>`;
  }).join('');
  const horizontals = [0, 7, 18, 34, 58, 92, 140].map((drop) => `<path d="M0 ${horizon + drop}H${width}"/>`).join('');
  return {
    defs: `<linearGradient id="disc" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${oklch(0.84, 0.16, hue2)}"/><stop offset="1" stop-color="${oklch(0.55, 0.2, hue)}"/></linearGradient><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${oklch(0.4, 0.16, hue)}"/><stop offset=".5" stop-color="${oklch(0.16, 0.07, hue)}"/></linearGradient>`,
    back: `<circle cx="${cx}" cy="${cy - 6}" r="${width * 0.37}" fill="url(#disc)" opacity=".85"/>${[0, 1, 2, 3, 4].map((step) => `<rect x="0" y="${cy + 26 + step * 19}" width="${width}" height="${3 + step * 1.9}" fill="${oklch(0.3, 0.12, hue)}" opacity=".8"/>`).join('')}<rect x="0" y="${horizon}" width="${width}" height="${height}" fill="url(#ground)"/><g stroke="${oklch(0.82, 0.15, hue2)}" stroke-width="1.3" opacity=".6" fill="none">${verticals}${horizontals}</g><path d="M0 ${horizon}H${width}" stroke="${oklch(0.95, 0.08, hue2)}" stroke-width="2"/><ellipse cx="${cx}" cy="${floor + 6}" rx="${width * 0.3}" ry="13" fill="#000" opacity=".5" filter="url(#soft4)"/>`,
    front: '',
  };
};

const reef: SceneRecipe = (frame) => {
  const { cx, cy, hue, hue2, width, height, floor, random } = frame;
  const shafts = [0.08, 0.3, 0.5, 0.74, 0.96]
    .map(
      (x, index) =>
        `<path d="M${at(x * width - 12)}-10h${24 + index * 4}l${at(40 - index * 26)} ${height * 0.8}h-${70}Z" fill="url(#shaft)" opacity="${0.35 + (index % 2) * 0.2}" filter="url(#soft4)"/>`,
    )
    .join('');
  const weed = (x: number, tall: number, lean: number, light: number) =>
    `<path d="M${x} ${height}C${x - 26} ${height - tall * 0.4} ${x + 26 + lean} ${height - tall * 0.6} ${x + lean} ${height - tall}C${x + 40 + lean} ${height - tall * 0.55} ${x - 4} ${height - tall * 0.4} ${x + 24} ${height}Z" fill="${oklch(light, 0.08, hue2)}"/>`;
  const bubbles = Array.from({ length: 16 }, () => {
    const r = 2 + random() * 8;
    const x = at(random() * width);
    const y = at(random() * height * 0.72);
    return `<circle cx="${x}" cy="${y}" r="${at(r)}" fill="#fff" fill-opacity=".1" stroke="#fff" stroke-opacity=".5" stroke-width=".9"/><path d="M${x} ${y}m${at(-r * 0.5)} ${at(-r * 0.3)}a${at(r * 0.6)} ${at(r * 0.6)} 0 0 1 ${at(r * 0.4)}-${at(r * 0.3)}" stroke="#fff" stroke-opacity=".8" stroke-width="1" fill="none"/>`;
  }).join('');
  return {
    defs: `<linearGradient id="shaft" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${oklch(0.96, 0.06, hue)}" stop-opacity=".8"/><stop offset="1" stop-color="${oklch(0.8, 0.1, hue)}" stop-opacity="0"/></linearGradient><radialGradient id="halo" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="${oklch(0.88, 0.11, hue)}" stop-opacity=".95"/><stop offset="1" stop-color="${oklch(0.5, 0.12, hue)}" stop-opacity="0"/></radialGradient>`,
    back: `<circle cx="${cx}" cy="${cy}" r="${width * 0.55}" fill="url(#halo)"/>${shafts}${weed(20, 250, -14, 0.34)}${weed(width - 52, 290, 20, 0.32)}${bubbles}<path d="M0 ${floor + 20}q70-40 150-18t210-10V${height}H0Z" fill="${oklch(0.3, 0.07, hue2)}"/>`,
    front: `${weed(-16, 210, 18, 0.2)}${weed(width - 14, 190, -22, 0.18)}<path d="M0 ${floor + 52}q90-34 180-8t180-14V${height}H0Z" fill="${oklch(0.18, 0.05, hue2)}"/>`,
  };
};

const table: SceneRecipe = (frame) => {
  const { cx, cy, hue, width, height, floor } = frame;
  const edge = floor - 60;
  return {
    defs: `${BRASS}<linearGradient id="cloth" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${oklch(0.55, 0.12, hue)}"/><stop offset=".5" stop-color="${oklch(0.36, 0.09, hue)}"/><stop offset="1" stop-color="${oklch(0.16, 0.05, hue)}"/></linearGradient>
<pattern id="twill" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 1.5h7" stroke="#fff" stroke-opacity=".09" stroke-width="2"/></pattern>
<radialGradient id="halo" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="${oklch(0.93, 0.1, 88)}" stop-opacity=".9"/><stop offset="1" stop-color="${oklch(0.6, 0.12, 80)}" stop-opacity="0"/></radialGradient>`,
    back: `<path d="M${cx - 46}-30h92l${width * 0.46} ${edge + 100}h-${width * 0.92 + 92}Z" fill="url(#halo)" opacity=".5" filter="url(#soft8)"/><circle cx="${cx}" cy="${cy - 10}" r="${width * 0.5}" fill="url(#halo)"/>
<path d="M-40 ${edge + 34}Q${cx} ${edge - 34} ${width + 40} ${edge + 34}V${height}H-40Z" fill="url(#cloth)"/><path d="M-40 ${edge + 34}Q${cx} ${edge - 34} ${width + 40} ${edge + 34}V${height}H-40Z" fill="url(#twill)"/>
<path d="M-40 ${edge + 30}Q${cx} ${edge - 38} ${width + 40} ${edge + 30}" fill="none" stroke="url(#brass)" stroke-width="7"/>
<ellipse cx="${cx}" cy="${floor + 14}" rx="${width * 0.42}" ry="${width * 0.11}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.6"/><ellipse cx="${cx}" cy="${floor + 4}" rx="${width * 0.3}" ry="13" fill="#000" opacity=".5" filter="url(#soft4)"/>`,
    front: '',
  };
};

const temple: SceneRecipe = (frame) => {
  const { cx, cy, hue, hue2, width, height, floor } = frame;
  const pillar = (x: number) =>
    `<rect x="${x - 17}" y="0" width="34" height="${floor + 10}" fill="url(#pillar)"/><rect x="${x - 22}" y="${floor - 6}" width="44" height="20" rx="3" fill="url(#brass)"/><rect x="${x - 21}" y="34" width="42" height="9" fill="url(#brass)"/>`;
  return {
    defs: `${podiumDefs(frame)}${BRASS}<linearGradient id="pillar" x1="0" x2="1"><stop offset="0" stop-color="${oklch(0.26, 0.1, hue)}"/><stop offset=".35" stop-color="${oklch(0.55, 0.17, hue)}"/><stop offset="1" stop-color="${oklch(0.18, 0.07, hue)}"/></linearGradient><radialGradient id="halo" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="${oklch(0.92, 0.11, hue + 25)}" stop-opacity=".95"/><stop offset=".55" stop-color="${oklch(0.66, 0.15, hue + 10)}" stop-opacity=".5"/><stop offset="1" stop-color="${oklch(0.5, 0.14, hue)}" stop-opacity="0"/></radialGradient>`,
    back: `<rect width="${width}" height="${height}" fill="${oklch(0.22, 0.08, hue2)}" opacity=".4"/>${rays(frame, 16, 0, oklch(0.92, 0.1, hue + 20), 0.18)}<circle cx="${cx}" cy="${cy}" r="${width * 0.52}" fill="url(#halo)"/>${pillar(26)}${pillar(width - 26)}<path d="M-10-10H${width + 10}V28Q${cx} 58-10 28Z" fill="${oklch(0.3, 0.11, hue)}"/><path d="M-10 28Q${cx} 58 ${width + 10} 28" fill="none" stroke="url(#brass)" stroke-width="5"/>${podium(frame)}`,
    front: '',
  };
};

export const SCENES: Record<Scene, SceneRecipe> = { sun, gate, waves, clouds, stage, speed, grid, reef, table, temple };
