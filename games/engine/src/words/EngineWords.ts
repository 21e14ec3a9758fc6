import type { en } from './en.ts';

export type EngineWords = { readonly [Key in keyof typeof en]: string };
