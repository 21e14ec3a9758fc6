import type { Brand } from '#kit/implement.ts';

/** Bingo belongs to the language TY: a brand that supports it has bingo among its slots, whichever language is spoken. */
export const hasBingo = ({ settings }: Pick<Brand, 'settings'>): boolean => settings.languages.includes('TY');
