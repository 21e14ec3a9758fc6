import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { composeScene } from './composeScene.ts';
import type { Kit } from './kit.ts';
import { openReliefs } from './openReliefs.ts';
import type { Piece } from './Piece.ts';
import { GROUPS, type Group } from './recipes/groups.ts';
import { appIcon, EMPTY_STATES, favicon, studioLogo } from './recipes/marks.ts';
import { PICTURES, type Picture } from './recipes/pictures.ts';

const brand = 'brands/baize/images';

/** Three figures of a strip, close enough together to be one thing. */
const stripOf = ({ strip: [left, right, middle] }: Group): readonly Piece[] => [
  { relief: 'coin', dx: -1.05, dy: 0.2, size: 0.3, turn: -20, face: 0.7, blur: 12, light: 0.7 },
  { relief: 'coin', dx: 1.02, dy: -0.22, size: 0.26, turn: 16, face: 0.6, blur: 14, light: 0.7 },
  { relief: left, dx: -0.58, dy: 0.06, size: 0.7, turn: -9, light: 0.94 },
  { relief: right, dx: 0.58, dy: 0.06, size: 0.7, turn: 9, light: 0.94 },
  { relief: middle, dx: 0, dy: 0, size: 0.92 },
];

/** In a narrow picture the figures beside the middle one come down before it, and the far coins stay away. */
function uprightOf({ pieces }: Group): readonly Piece[] {
  const isOuter = ({ dx, size }: Piece): boolean => Math.abs(dx) > 0.3 && size >= 0.35;
  const inner = pieces.filter((piece) => !isOuter(piece) && Math.abs(piece.dx) < 0.7);
  const outer = pieces
    .filter(isOuter)
    .map((piece) => ({ ...piece, dx: piece.dx * 0.58, dy: piece.dy * 0.5 + 0.26, size: piece.size * 0.86 }));
  return [...inner.filter(({ dy }) => dy < 0.25), ...outer, ...inner.filter(({ dy }) => dy >= 0.25)];
}

/** Paints all, or what is named by the end of its path, and answers the paths of what it wrote. */
export async function paintAll(kit: Kit, root: string, only: readonly string[]): Promise<readonly string[]> {
  const reliefOf = openReliefs(kit);
  const written: string[] = [];
  const wants = (path: string): boolean => only.length === 0 || only.some((part) => path.includes(part));

  function save(path: string, content: Buffer | string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
    written.push(path);
    console.log(`${path.padEnd(52)} ${(content.length / 1024).toFixed(1)} KB`);
  }

  const render = (svg: string, width: number): Buffer =>
    new kit.Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

  async function paint(picture: Picture): Promise<void> {
    const { of, path, width, height, words, oversample, stand } = picture;
    const group: Group = GROUPS[of];
    const pieces = stand === 'strip' ? stripOf(group) : stand === 'upright' ? uprightOf(group) : group.pieces;
    const { colours, glow } = picture.night ?? group;
    const svg = await composeScene(kit, reliefOf, {
      ...{ code: of, width, height, colours, glow, pieces, words, oversample },
      group: picture.group,
    });
    /* Drawn larger and scaled down, which is kinder to thin edges than drawing at size. */
    const png = await kit
      .sharp(render(svg, Math.round(width * oversample)))
      .resize(width, height, { kernel: 'lanczos3', fit: 'fill' })
      .modulate({ saturation: 1.16, brightness: 1.05 })
      .sharpen({ sigma: 0.5 })
      .png()
      .toBuffer();
    for (const { ext, quality } of picture.formats) {
      const encoder = kit.sharp(png);
      const bytes = await (
        ext === 'avif'
          ? encoder.avif({ quality, effort: 6 })
          : encoder.webp({ quality, effort: 6, smartSubsample: true })
      ).toBuffer();
      save(`${path}.${ext}`, bytes);
    }
  }

  for (const picture of PICTURES) if (wants(picture.path)) await paint(picture);

  if (wants(`${brand}/icons`)) {
    save(`${brand}/icons/favicon.svg`, favicon);
    for (const size of [180, 192, 512]) {
      const png = kit.sharp(render(appIcon, size)).png({ compressionLevel: 9, palette: true });
      save(`${brand}/icons/app-${size}.png`, await png.toBuffer());
    }
    save(`${brand}/vendors/baize-studio-light.svg`, studioLogo('#f4f4ee', '#e4bf6b'));
    save(`${brand}/vendors/baize-studio-dark.svg`, studioLogo('#111f1a', '#775313'));
    for (const [name, svg] of Object.entries(EMPTY_STATES)) save(`${brand}/empty/${name}.svg`, svg);
  }
  return written;
}
