import { CanvasSource, Texture } from 'pixi.js';

/** At the scene's resolution. */
const resolution = Math.min(2, window.devicePixelRatio || 1);

/** A text as a texture; the library's text rendering would weigh more than everything else of this game. */
export function labelTexture(text: string, fontSize: number, colour: string): Texture {
  const resource = document.createElement('canvas');
  const context = resource.getContext('2d')!;
  const font = `800 ${fontSize * resolution}px "Archivo Variable", "PingFang SC", "Noto Sans CJK SC", sans-serif`;
  context.font = font;
  resource.width = Math.max(1, Math.ceil(context.measureText(text).width));
  resource.height = Math.ceil(fontSize * resolution * 1.2);
  // Setting a canvas's size resets its context.
  context.font = font;
  context.fillStyle = colour;
  context.textBaseline = 'middle';
  context.fillText(text, 0, resource.height / 2);
  return new Texture({ source: new CanvasSource({ resource, resolution }) });
}
