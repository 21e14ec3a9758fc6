import type { Dialect } from '../Dialect.ts';
import { supplier } from './supplier.ts';
import { wallet } from './wallet.ts';

/** JILI. */
export const jili: Dialect = { name: 'jili', credentials: ['md5'], wallet, supplier };
