import type { Scene } from '@baize/engine/scene/createScene';
import { displayAmount } from '@baize/maths/money';
import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import { labelTexture } from './labelTexture.ts';
import type { CoinView } from './OutcomeView.ts';
import type { Words } from './words/en.ts';

export interface CoinFaces {
  /** Puts coins with their values on their places; they stay until `clear`. */
  add(coins: readonly CoinView[], isHeld: boolean): void;
  clear(): void;
}

/** The coins with their values, above the reels, where they stay while the reels continue. */
export function createCoinFaces(scene: Scene, words: Words): CoinFaces {
  const layer = new Container();
  scene.cells.layer.addChild(layer);
  let shown: { coin: CoinView; isHeld: boolean }[] = [];
  let written: Texture[] = [];

  function draw(): void {
    for (const child of layer.removeChildren()) child.destroy({ children: true });
    for (const texture of written) texture.destroy(true);
    written = [];
    for (const { coin, isHeld } of shown) {
      const { x, y } = scene.reels.cell(coin.reel, coin.row);
      const side = scene.reels.picture(coin.reel, coin.row).height;
      const face = new Container();
      face.position.set(x, y);
      const texture = labelTexture(
        coin.prize === null ? displayAmount(BigInt(coin.amount)) : words[coin.prize],
        side * 0.2,
        coin.prize === null ? '#fff3d2' : '#ffd34d',
      );
      written.push(texture);
      const label = new Sprite(texture);
      label.anchor.set(0.5);
      const width = Math.max(label.width + side * 0.12, side * 0.5);
      if (label.width > side * 0.94) label.scale.set((side * 0.94) / label.width);
      const plate = new Graphics()
        .roundRect(-Math.min(width, side) / 2, -side * 0.15, Math.min(width, side), side * 0.3, side * 0.08)
        .fill({ color: 0x2a0405, alpha: 0.86 })
        .stroke({ color: 0xe4bf6b, width: Math.max(1, side * 0.014) });
      if (isHeld) {
        const picture = new Sprite(scene.art.coin);
        picture.anchor.set(0.5);
        picture.setSize(side, side);
        const ground = new Graphics().circle(0, 0, side * 0.47).fill({ color: 0x0d2f22 });
        face.addChild(ground, picture);
      }
      face.addChild(plate, label);
      layer.addChild(face);
    }
  }

  scene.onLayout(draw);
  return {
    add: (coins, isHeld) => {
      shown = [...shown, ...coins.map((coin) => ({ coin, isHeld }))];
      draw();
    },
    clear: () => {
      shown = [];
      draw();
    },
  };
}
