/** What the painter needs of its tools, so that their types need not be installed. */
interface Encoder {
  resize(width: number, height: number, options?: { kernel?: 'lanczos3'; fit?: 'fill' }): Encoder;
  extend(options: { top: number; bottom: number; left: number; right: number; background: object }): Encoder;
  blur(sigma: number): Encoder;
  modulate(options: { saturation?: number; brightness?: number }): Encoder;
  sharpen(options: { sigma: number; m1?: number; m2?: number }): Encoder;
  webp(options: { quality: number; effort: number; smartSubsample?: boolean; alphaQuality?: number }): Encoder;
  avif(options: { quality: number; effort: number; chromaSubsampling?: string }): Encoder;
  png(options?: { compressionLevel: number; palette?: boolean }): Encoder;
  toBuffer(): Promise<Buffer>;
}

export interface Kit {
  Resvg: new (
    svg: string,
    options: { fitTo: { mode: 'width'; value: number } },
  ) => { render: () => { asPng: () => Buffer; pixels: Uint8Array } };
  sharp: (input: Buffer, options?: { raw: { width: number; height: number; channels: 4 } }) => Encoder;
  icon: (name: string) => string;
}
