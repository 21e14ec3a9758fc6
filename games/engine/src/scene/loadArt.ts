import { CanvasSource, ImageSource, Texture } from 'pixi.js';

export interface Art {
  symbols: { readonly [name: string]: Texture };
  /** The same pictures with vertical motion blur, for reels at full speed. */
  blurred: { readonly [name: string]: Texture };
  frame: Texture;
  background: Texture;
  coin: Texture;
  glow: Texture;
  shade: Texture;
}

/** A game's picture URLs, the symbols of its reels, and the texts on some of them. */
export interface ArtSource {
  readonly symbols: readonly string[];
  readonly labels: { readonly [symbol: string]: string };
  url(name: string): string;
}

const side = 288;

/** Loads every picture and renders those that are cheaper to draw here than to download. */
export async function loadArt(source: ArtSource, isTall: boolean, onShare: (share: number) => void): Promise<Art> {
  const backgroundName = isTall ? 'background-tall' : 'background';
  const names = [...new Set([...source.symbols, 'coin', 'frame', backgroundName])];
  let count = 0;
  const loaded = Object.fromEntries(
    await Promise.all(
      names.map(async (name) => {
        const texture = await loadPicture(source.url(name));
        count += 1;
        onShare(count / names.length);
        return [name, texture] as const;
      }),
    ),
  );
  const sharp: Record<string, Texture> = {};
  const blurred: Record<string, Texture> = {};
  for (const name of source.symbols) {
    const texture = loaded[name]!;
    const label = source.labels[name];
    const canvas = paintSymbol(texture, label);
    sharp[name] = label === undefined ? texture : textureOf(canvas);
    blurred[name] = textureOf(smear(canvas));
  }
  return {
    symbols: sharp,
    blurred,
    frame: loaded['frame']!,
    background: loaded[backgroundName]!,
    coin: loaded['coin']!,
    glow: textureOf(radial()),
    shade: textureOf(vertical()),
  };
}

async function loadPicture(url: string): Promise<Texture> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The picture ${url} was answered with ${response.status}.`);
  const resource = await createImageBitmap(await response.blob());
  return new Texture({ source: new ImageSource({ resource, alphaMode: 'premultiply-alpha-on-upload' }) });
}

const textureOf = (resource: HTMLCanvasElement): Texture =>
  new Texture({ source: new CanvasSource({ resource, resolution: 1 }) });

function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return [canvas, canvas.getContext('2d')!];
}

function paintSymbol(texture: Texture, label: string | undefined): HTMLCanvasElement {
  const [canvas, context] = canvasOf(side, side);
  context.drawImage(texture.source.resource as CanvasImageSource, 0, 0, side, side);
  if (label === undefined) return canvas;
  const [left, top, width, height] = [26, 208, side - 52, 60];
  const lacquer = context.createLinearGradient(0, top, 0, top + height);
  lacquer.addColorStop(0, '#5d0d10');
  lacquer.addColorStop(1, '#2a0405');
  context.shadowColor = 'rgb(0 0 0 / 0.7)';
  context.shadowBlur = 12;
  context.shadowOffsetY = 5;
  context.beginPath();
  context.roundRect(left, top, width, height, 14);
  context.fillStyle = lacquer;
  context.fill();
  context.shadowColor = 'transparent';
  const brass = context.createLinearGradient(0, top, 0, top + height);
  brass.addColorStop(0, '#fff0c0');
  brass.addColorStop(0.5, '#c9953f');
  brass.addColorStop(1, '#7d5118');
  context.strokeStyle = brass;
  context.lineWidth = 5;
  context.stroke();
  context.fillStyle = '#fff3d2';
  context.font = '800 43px "Archivo Variable", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.shadowColor = 'rgb(0 0 0 / 0.8)';
  context.shadowOffsetY = 3;
  context.shadowBlur = 3;
  context.fillText(label, side / 2, top + height / 2 + 3, width - 24);
  return canvas;
}

function smear(from: HTMLCanvasElement): HTMLCanvasElement {
  const [canvas, context] = canvasOf(side, side);
  const copies = 9;
  context.globalAlpha = 1.7 / copies;
  for (let copy = 0; copy < copies; copy += 1) {
    const by = ((copy - (copies - 1) / 2) / copies) * 130;
    context.drawImage(from, 0, by);
  }
  return canvas;
}

function radial(): HTMLCanvasElement {
  const [canvas, context] = canvasOf(256, 256);
  const light = context.createRadialGradient(128, 128, 0, 128, 128, 128);
  light.addColorStop(0, 'rgb(255 236 180 / 1)');
  light.addColorStop(0.35, 'rgb(255 196 96 / 0.5)');
  light.addColorStop(1, 'rgb(255 160 40 / 0)');
  context.fillStyle = light;
  context.fillRect(0, 0, 256, 256);
  return canvas;
}

function vertical(): HTMLCanvasElement {
  const [canvas, context] = canvasOf(8, 256);
  const dark = context.createLinearGradient(0, 0, 0, 256);
  dark.addColorStop(0, 'rgb(0 0 0 / 0.85)');
  dark.addColorStop(0.1, 'rgb(0 0 0 / 0.14)');
  dark.addColorStop(0.2, 'rgb(0 0 0 / 0)');
  dark.addColorStop(0.8, 'rgb(0 0 0 / 0)');
  dark.addColorStop(0.9, 'rgb(0 0 0 / 0.14)');
  dark.addColorStop(1, 'rgb(0 0 0 / 0.85)');
  context.fillStyle = dark;
  context.fillRect(0, 0, 8, 256);
  return canvas;
}
