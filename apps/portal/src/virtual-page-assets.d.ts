declare module 'virtual:page-assets' {
  /** The entry script of the browser's build. */
  export const script: string;
  /** The stylesheet of the whole app, as a file. */
  export const sheet: string;
  /** Every style of the first view, as text. */
  export const css: string;
  /** For each source file with a chunk of its own: that chunk and what it imports. */
  export const chunks: Record<string, string[]>;
}
