import type { Brand } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';

/** The points mall is a module of a brand; where it is off its calls are closed. */
export function refuseClosed({ modules }: Pick<Brand, 'modules'>): void {
  if (!modules.has('PTSYS3')) throw new Refusal('points_closed');
}
