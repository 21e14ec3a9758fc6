/** `river-lights` as it is called in code: `riverLights`. */
export const camel = (code: string): string => code.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
