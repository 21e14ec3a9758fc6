import type { Dialect } from '../Dialect.ts';
import { supplier } from './supplier.ts';
import { wallet } from './wallet.ts';

/** The SOFTSWISS family. */
export const softswiss: Dialect = { name: 'softswiss', credentials: ['hmac'], wallet, supplier };
