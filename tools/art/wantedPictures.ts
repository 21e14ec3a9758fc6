import { EMPTY_STATES } from './recipes/marks.ts';
import { PICTURES } from './recipes/pictures.ts';

const brand = 'brands/baize/images';

/** The paths of all files that the recipes make, below the repository. */
export function wantedPictures(): string[] {
  return [
    ...PICTURES.flatMap(({ path, formats }) => formats.map(({ ext }) => `${path}.${ext}`)),
    `${brand}/icons/favicon.svg`,
    ...[180, 192, 512].map((size) => `${brand}/icons/app-${size}.png`),
    `${brand}/vendors/baize-studio-light.svg`,
    `${brand}/vendors/baize-studio-dark.svg`,
    ...Object.keys(EMPTY_STATES).map((name) => `${brand}/empty/${name}.svg`),
  ];
}
