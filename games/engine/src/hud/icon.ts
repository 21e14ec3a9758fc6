/** Line icons on a 24 px grid, drawn for these games. */
const paths = {
  info: 'M4 5h16v14H4zM4 10h16M10 10v9',
  shield: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4',
  soundOn: 'M4 9.5v5h3.5L12 18.5v-13L7.500 9.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  soundOff: 'M4 9.5v5h3.5L12 18.5v-13L7.500 9.500zM16 10l5 5M21 10l-5 5',
  close: 'M6 6l12 12M18 6L6 18',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  spin: 'M19.500 12a7.500 7.500 0 1 1-2.300-5.400M19.500 3.500v4h-4',
  lobby: 'M11 6l-6 6 6 6M5 12h14',
  chevron: 'M7 14l5-5 5 5',
} as const;

export function icon(name: keyof typeof paths): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'icon');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', paths[name]);
  svg.append(path);
  return svg;
}
