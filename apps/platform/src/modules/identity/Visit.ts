import type { Brand, Call } from '#kit/implement.ts';

/** Who is at the door: what a call says of the browser it came from. */
export type Visit = Readonly<{ brand: Brand }> & Pick<Call<unknown>, 'ip' | 'userAgent' | 'cookies' | 'setCookie'>;
