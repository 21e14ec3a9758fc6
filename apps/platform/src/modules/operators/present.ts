import type { operator } from '@baize/contract';
import type * as z from 'zod/mini';
import type { Brand } from '#kit/implement.ts';
import { permissionsOf } from './policy.ts';
import type { SessionRow } from './OperatorRow.ts';

/** The operator with their brand. */
export function presentOperator(row: SessionRow, brand: Brand): z.output<typeof operator> {
  return {
    id: String(row.id),
    username: row.username,
    role: row.role,
    brandCode: brand.code,
    brandName: brand.name,
    permissions: [...permissionsOf(row.role)],
  };
}
