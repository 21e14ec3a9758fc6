/** Every protocol, one line each; the rest of a dialect is in its folder. */
export { evolution } from './evolution/index.ts';
export { hub88 } from './hub88/index.ts';
export { jili } from './jili/index.ts';
export { pgsoft } from './pgsoft/index.ts';
export { pragmatic } from './pragmatic/index.ts';
export { sbo } from './sbo/index.ts';
export { softswiss } from './softswiss/index.ts';
export { tcg } from './tcg/index.ts';
