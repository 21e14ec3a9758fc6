import type { Brand } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';

/** Refuses calls while the brand's points mall module is disabled. */
export function refuseClosed({ modules }: Pick<Brand, 'modules'>): void {
  if (!modules.has('PTSYS3')) throw new Refusal('points_closed');
}
