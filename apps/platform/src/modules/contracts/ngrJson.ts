import { ngr } from '@baize/contract/contracts/formula';
import type { Ngr } from '@baize/maths/contracts/Formula';
import * as z from 'zod/mini';

/** What a formula took off as the table keeps it: amounts as the decimal strings of the wire. */
export const ngrJson = (lines: Ngr | null): unknown => (lines === null ? null : z.encode(ngr, lines));

/** Reads what `ngrJson` wrote. */
export const readNgr = (kept: unknown): Ngr | null => (kept === null ? null : z.decode(ngr, kept as never));
