/** The words of the check page that pictures of more than one game need. */
export interface PictureWords {
  readonly baseSpin: string;
  /** With places for `count`, `symbol` and `ways`. */
  readonly ways: string;
}
