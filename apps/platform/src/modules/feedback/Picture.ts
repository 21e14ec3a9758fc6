/** A picture as it is kept: what it is say its own bytes, and it tells nothing beside itself. */
export type Picture = { mediaType: 'image/png' | 'image/jpeg'; content: Buffer };
