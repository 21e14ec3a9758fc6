import type { Dialect } from '../Dialect.ts';
import { supplier } from './supplier.ts';
import { wallet } from './wallet.ts';

/** Pragmatic Play. */
export const pragmatic: Dialect = { name: 'pragmatic', credentials: ['md5'], wallet, supplier };
