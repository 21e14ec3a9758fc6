import type { OutputOf } from '@baize/contract';
import type { getKyc } from '@baize/contract/kyc/getKyc';

/** The member's own verification; amounts in 1/100,000. */
export type Kyc = OutputOf<typeof getKyc>;
