import type { Brand, Call } from '#kit/implement.ts';

/** The caller's browser, as a call describes it. */
export type Visit = Readonly<{ brand: Brand }> & Pick<Call<unknown>, 'ip' | 'userAgent' | 'cookies' | 'setCookie'>;
