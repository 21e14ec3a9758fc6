/** Camel case of a kebab-case name: `river-lights` to `riverLights`. */
export const camel = (code: string): string => code.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
