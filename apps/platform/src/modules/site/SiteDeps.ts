import type { Clock } from '../../kit/clock.ts';
import type { SealKey } from '../../kit/seal.ts';

/** What the calls of the site work with. */
export type SiteDeps = { clock: Clock; sealKey: SealKey };
