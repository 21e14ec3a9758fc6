export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  width: number;
  height: number;
  isTall: boolean;
  frame: Box;
  /** Scale of the frame's picture, which sets the thickness of its rails. */
  frameScale: number;
  window: Box;
  cell: { width: number; height: number };
}

/** The frame's picture: size, rail thickness and corners, in its own pixels. */
export const framePicture = { width: 1408, height: 904, band: 68, corner: 168 };

const clamp = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** Room for the text between the frame and the bar; in portrait CSS reserves it. */
export const linePx = 26;

/** The layout. The page's own bar covers the bottom of the canvas; CSS uses the same heights. */
export function layoutOf(width: number, height: number): Layout {
  const isTall = height > width;
  let frame: Box;
  let frameScale: number;
  if (isTall) {
    const frameWidth = Math.min(width - 6, 760);
    const head = clamp(64, height * 0.16, 200);
    const frameHeight = Math.min(frameWidth * 0.84, height * 0.46);
    frame = { x: (width - frameWidth) / 2, y: head, width: frameWidth, height: frameHeight };
    frameScale = (frameWidth / framePicture.width) * 1.08;
  } else {
    const head = clamp(30, height * 0.105, 90);
    const foot = clamp(58, height * 0.135, 104) + linePx;
    const side = clamp(70, width * 0.115, 230);
    const roomHeight = height - head - foot;
    const frameWidth = Math.min(width - 2 * side, roomHeight * 1.62);
    const frameHeight = Math.min(roomHeight, frameWidth / 1.53);
    frame = { x: (width - frameWidth) / 2, y: head, width: frameWidth, height: frameHeight };
    frameScale = frameWidth / framePicture.width;
  }
  const band = framePicture.band * frameScale;
  const window = {
    x: frame.x + band,
    y: frame.y + band,
    width: frame.width - 2 * band,
    height: frame.height - 2 * band,
  };
  return {
    width,
    height,
    isTall,
    frame,
    frameScale,
    window,
    cell: { width: window.width / 5, height: window.height / 3 },
  };
}
