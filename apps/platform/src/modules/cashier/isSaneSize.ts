/** A picture with more pixels is not a photo of a receipt, but a decompression bomb. */
export const MAX_PIXELS = 50_000_000;

/** Whether a picture of so many pixels can be somebody's receipt. */
export function isSaneSize(width: number, height: number): boolean {
  return width > 0 && height > 0 && width * height <= MAX_PIXELS;
}
