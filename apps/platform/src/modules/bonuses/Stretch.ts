/** A part of a list; `after` is the id of the row before it. */
export type Stretch = Readonly<{ limit: number; offset?: number; after?: bigint | undefined }>;
