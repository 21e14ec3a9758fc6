/** A stored picture: its format is determined by its bytes, and it has no metadata. */
export type Picture = { mediaType: 'image/png' | 'image/jpeg'; content: Buffer };
