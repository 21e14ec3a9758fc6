import type { ParticipationRow } from '../ParticipationRow.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';

/** Many accounts of one person cost money: somebody is told of each one, whoever reads the queue or not. */
export function tellShared(
  { log }: Pick<PromotionsDeps, 'log'>,
  { id, brandId, memberId, flags: known }: Pick<ParticipationRow, 'id' | 'brandId' | 'memberId' | 'flags'>,
  flags: ParticipationRow['flags'],
): void {
  if (flags.every((flag) => known.includes(flag))) return;
  const of = { brandId, memberId: String(memberId), participationId: String(id), flags };
  log.warn({ alarm: 'promotions.shared', ...of }, 'a participation shares a device, network, payee or Zalo account');
}
