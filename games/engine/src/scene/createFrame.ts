import { Container, Rectangle, Sprite, Texture } from 'pixi.js';
import { framePicture, type Layout } from './layoutOf.ts';

/** The frame as nine-slice in eight parts, so that its corners keep their shape at every size. */
export function createFrame(texture: Texture): { view: Container; layout(layout: Layout): void } {
  const { width, height, corner } = framePicture;
  const columns = [0, corner, width - corner, width];
  const rows = [0, corner, height - corner, height];
  const view = new Container();
  const parts: { sprite: Sprite; column: number; row: number }[] = [];
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      if (row === 1 && column === 1) continue;
      const area = new Rectangle(
        columns[column]!,
        rows[row]!,
        columns[column + 1]! - columns[column]!,
        rows[row + 1]! - rows[row]!,
      );
      const sprite = new Sprite(new Texture({ source: texture.source, frame: area }));
      view.addChild(sprite);
      parts.push({ sprite, column, row });
    }
  }
  return {
    view,
    layout: ({ frame, frameScale }) => {
      const edge = corner * frameScale;
      const xs = [frame.x, frame.x + edge, frame.x + frame.width - edge, frame.x + frame.width];
      const ys = [frame.y, frame.y + edge, frame.y + frame.height - edge, frame.y + frame.height];
      for (const { sprite, column, row } of parts) {
        sprite.position.set(xs[column]!, ys[row]!);
        sprite.setSize(xs[column + 1]! - xs[column]!, ys[row + 1]! - ys[row]!);
      }
    },
  };
}
