declare module 'virtual:page-assets' {
  /** The styles of every page, as text and as a file. */
  export const css: string;
  export const sheet: string;
  /** The library and then the program, as files, with a space between them. */
  export const steps: string;
  /** The script that shows the web font. */
  export const fonts: string;
  /** For each source file that is a chunk of its own: the files that it needs, itself first. */
  export const chunks: Record<string, string[]>;
}

declare module 'virtual:inline-script' {
  /** The lines that stand in every page, and their hash. */
  export const inlineScript: string;
  export const inlineHash: string;
}
