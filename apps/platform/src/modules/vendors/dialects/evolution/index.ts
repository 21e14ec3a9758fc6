import type { Dialect } from '../Dialect.ts';
import { supplier } from './supplier.ts';
import { wallet } from './wallet.ts';

/** Evolution's One Wallet. */
export const evolution: Dialect = { name: 'evolution', credentials: ['secret'], wallet, supplier };
