import type { Brand } from '#kit/implement.ts';

/** Bingo is enabled by the language TY: a brand that lists it has bingo among its slots, in every language. */
export const hasBingo = ({ settings }: Pick<Brand, 'settings'>): boolean => settings.languages.includes('TY');
