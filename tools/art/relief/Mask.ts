/** The coverage of a drawing, 0..1 per pixel. */
export type Mask = (shapes: string, width: number, height: number) => Promise<Float32Array>;
