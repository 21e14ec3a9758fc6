import type { listCountries, OutputOf } from '@baize/contract';

export type Country = OutputOf<typeof listCountries>[number];
