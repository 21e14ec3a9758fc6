import type { Dialect } from '../Dialect.ts';
import { supplier } from './supplier.ts';
import { wallet } from './wallet.ts';

/** Vendors with transfer wallets: money is moved to and from them. */
export const tcg: Dialect = { name: 'tcg', credentials: ['rsa', 'certificate'], wallet, supplier };
