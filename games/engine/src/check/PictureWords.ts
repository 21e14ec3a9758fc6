/** Texts of the verification page that several games need. */
export interface PictureWords {
  readonly baseSpin: string;
  /** With placeholders for `count`, `symbol` and `ways`. */
  readonly ways: string;
}
