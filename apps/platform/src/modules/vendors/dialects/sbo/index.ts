import type { Dialect } from '../Dialect.ts';
import { supplier } from './supplier.ts';
import { wallet } from './wallet.ts';

/** SBO. */
export const sbo: Dialect = { name: 'sbo', credentials: ['secret'], wallet, supplier };
