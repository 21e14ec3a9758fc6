import type { Dialect } from '../Dialect.ts';
import { supplier } from './supplier.ts';
import { wallet } from './wallet.ts';

/** PG Soft. */
export const pgsoft: Dialect = { name: 'pgsoft', credentials: ['secret'], wallet, supplier };
