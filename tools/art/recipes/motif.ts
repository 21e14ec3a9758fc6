import { oklch } from '../colour.ts';

/** A drawing on a 32-unit grid: from the emoji set, or one of our own. */
export type MotifBody = (name: string, prefix: string) => string;

/** Makes the ids of a drawing its own, so that many fit in one picture. */
export function withPrefix(body: string, prefix: string): string {
  return body
    .replace(/id="([^"]+)"/g, (_, id: string) => `id="${prefix}${id}"`)
    .replace(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${prefix}${id})`)
    .replace(/href="#([^"]+)"/g, (_, id: string) => `href="#${prefix}${id}"`);
}

/** The house coin: brass with the Spot and D struck into it. `turn` narrows it as it spins, from 1 (flat) to 0. */
export function coin(prefix: string, turn = 1): string {
  const width = Math.max(0.16, turn);
  const thickness = 2.6 * (1 - turn * 0.75);
  return `<defs>
<linearGradient id="${prefix}a" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff3c4"/><stop offset=".35" stop-color="#f3c653"/><stop offset=".7" stop-color="#c98d22"/><stop offset="1" stop-color="#8a5a10"/></linearGradient>
<linearGradient id="${prefix}b" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d99b2b"/><stop offset=".5" stop-color="#f6d373"/><stop offset="1" stop-color="#fff0b8"/></linearGradient>
<linearGradient id="${prefix}c" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b07a1d"/><stop offset=".5" stop-color="#7d510d"/><stop offset="1" stop-color="#4c2f06"/></linearGradient></defs>
<g transform="translate(16 16)"><ellipse cx="${thickness}" cy=".4" rx="${14 * width}" ry="14" fill="url(#${prefix}c)"/>
<ellipse rx="${14 * width}" ry="14" fill="url(#${prefix}a)"/><ellipse rx="${11.4 * width}" ry="11.4" fill="url(#${prefix}b)"/>
<ellipse rx="${10.6 * width}" ry="10.6" fill="#d79a2c"/><g transform="scale(${width} 1)" fill="none" stroke-linecap="round"><path d="M-3.4-7v14M-3.4-5.8a5.8 5.8 0 0 1 0 11.6" stroke="#8f5d12" stroke-width="2.2"/><path d="M-3.7-7.2v14M-3.7-6a5.8 5.8 0 0 1 0 11.6" stroke="#ffe9a6" stroke-width="1.7"/><circle cx="-3.6" cy="-.1" r="2.3" fill="#ffe9a6"/></g></g>`;
}

/** Our own phoenix, since the set has none: a rising bird of five flame feathers. */
export function phoenix(prefix: string): string {
  const feather = (angle: number, length: number, fill: string) =>
    `<path transform="rotate(${angle} 16 20)" d="M16 20C13.5 15 14 ${20 - length} 16 ${16 - length}c2 ${4} 2.5 ${length - 1} 0 ${length + 4}Z" fill="${fill}"/>`;
  return `<defs>
<linearGradient id="${prefix}a" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#e5262b"/><stop offset=".55" stop-color="#ff8a1f"/><stop offset="1" stop-color="#ffe066"/></linearGradient>
<linearGradient id="${prefix}b" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffd24a"/><stop offset="1" stop-color="#d8171f"/></linearGradient>
<linearGradient id="${prefix}c" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffcf4d"/><stop offset=".6" stop-color="#f2541b"/><stop offset="1" stop-color="#a50f2d"/></linearGradient></defs>
${[-78, -58, -38].map((angle, at) => feather(angle, 13 - at * 1.2, `url(#${prefix}a)`)).join('')}${[78, 58, 38].map((angle, at) => feather(angle, 13 - at * 1.2, `url(#${prefix}a)`)).join('')}
<path d="M14.5 19c-3 4-5.5 6-8 11 4-1.5 6-2 8-4.5-.5 2.5-.5 4 0 6 1.5-2 2.5-4 3-6.5 1 2 2.5 3.5 4.5 4.5-.5-5-2.5-7.5-4.5-11Z" fill="url(#${prefix}b)"/>
<path d="M16 22.5c-3.5 0-5-3-4.5-6.500.4-3 2-4.5 2.3-7 .3-2.6 2-4.3 4-4.3 1.8 0 3 1.2 3.2 2.9l2.3 1.2-2.300.8c-.2 2-1.4 3-.9 5.400.8 4-.6 7.5-4.1 7.5Z" fill="url(#${prefix}c)"/>
<path d="M17.5 5c-.6-1.6-.4-2.800.6-4 .2 1.400.8 2 1 3.400.6-1 1-1.3 2-1.6-.4 1.4-.6 2-1.4 2.9Z" fill="#ffe066"/><circle cx="18.3" cy="7.4" r=".75" fill="#3a0a10"/><path d="m20.8 7.5 2.7 1.3-2.600.7Z" fill="#ffe9a6"/>
<path d="M13.5 16c1.2 1.5 3.8 1.5 5 0M13.3 18.7c1.3 1.5 4.2 1.5 5.5 0" stroke="#ffe066" stroke-width=".8" fill="none" stroke-linecap="round"/>`;
}

/** Light for a motif: glossy volume, a key rim from the upper left, a cool counter rim, a shade below and a shadow behind. */
export function lightFilter(id: string, key: string, counter: string, dark: string, glow = 0.55): string {
  return `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%" color-interpolation-filters="sRGB">
<feGaussianBlur in="SourceAlpha" stdDeviation=".85" result="bump"/>
<feSpecularLighting in="bump" surfaceScale="1.8" specularConstant=".62" specularExponent="34" lighting-color="#ffffff" result="spec"><feDistantLight azimuth="235" elevation="40"/></feSpecularLighting>
<feComposite in="spec" in2="SourceAlpha" operator="in" result="gloss"/>
<feOffset in="SourceAlpha" dx="-1.3" dy="-2.1" result="o1"/><feGaussianBlur in="o1" stdDeviation="1.5" result="o1b"/><feComposite in="SourceAlpha" in2="o1b" operator="out" result="o1c"/><feFlood flood-color="${dark}" flood-opacity=".62"/><feComposite in2="o1c" operator="in" result="shade"/>
<feOffset in="SourceAlpha" dx=".42" dy=".5" result="o2"/><feGaussianBlur in="o2" stdDeviation=".12" result="o2b"/><feComposite in="SourceAlpha" in2="o2b" operator="out" result="o2c"/><feFlood flood-color="${key}" flood-opacity=".95"/><feComposite in2="o2c" operator="in" result="rim"/>
<feOffset in="SourceAlpha" dx="-.5" dy=".1" result="o3"/><feGaussianBlur in="o3" stdDeviation=".16" result="o3b"/><feComposite in="SourceAlpha" in2="o3b" operator="out" result="o3c"/><feFlood flood-color="${counter}" flood-opacity=".9"/><feComposite in2="o3c" operator="in" result="rim2"/>
<feGaussianBlur in="SourceAlpha" stdDeviation="2.4" result="g"/><feFlood flood-color="${key}" flood-opacity="${glow}"/><feComposite in2="g" operator="in" result="glow"/>
<feOffset in="SourceAlpha" dx=".5" dy="1.5" result="d"/><feGaussianBlur in="d" stdDeviation="1.1" result="db"/><feFlood flood-color="${dark}" flood-opacity=".75"/><feComposite in2="db" operator="in" result="drop"/>
<feMerge><feMergeNode in="glow"/><feMergeNode in="drop"/><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="gloss"/><feMergeNode in="rim2"/><feMergeNode in="rim"/></feMerge></filter>`;
}

/** Three tones that light a picture of this hue. */
export function lights(hue: number): { key: string; counter: string; dark: string } {
  return { key: oklch(0.96, 0.06, hue + 20), counter: oklch(0.82, 0.13, hue + 150), dark: oklch(0.16, 0.06, hue) };
}
