/** One relief in a picture, by its distance from the middle of the group and in shares of the group's size. */
export interface Piece {
  /** `<game>/<figure>` as the game casts it, or a figure of the brand's. */
  relief: string;
  dx: number;
  dy: number;
  size: number;
  turn?: number;
  /** How much of its face is turned to the eye; a coin on its edge is near 0. */
  face?: number;
  /** Out of focus: how far before or behind, in thousandths of the group's size. */
  blur?: number;
  /** Light that falls on it; 1 is all. */
  light?: number;
}
