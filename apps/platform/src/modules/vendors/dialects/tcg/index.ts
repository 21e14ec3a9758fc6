import type { Dialect } from '../Dialect.ts';
import { supplier } from './supplier.ts';
import { wallet } from './wallet.ts';

/** Vendors that keep wallets of their own, which money is moved to and from. */
export const tcg: Dialect = { name: 'tcg', credentials: ['rsa', 'certificate'], wallet, supplier };
