import type { Dialect } from '../Dialect.ts';
import { supplier } from './supplier.ts';
import { wallet } from './wallet.ts';

/** Hub88's operator API. */
export const hub88: Dialect = { name: 'hub88', credentials: ['rsa', 'certificate'], wallet, supplier };
