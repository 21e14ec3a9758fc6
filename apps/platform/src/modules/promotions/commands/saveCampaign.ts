import { mapTexts } from '@baize/contract/localText';
import { formatAmount } from '@baize/maths';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import { cleanHtml } from '#modules/content/index.ts';
import { shareSegment } from '#modules/members/index.ts';
import type { CampaignRow, Draft } from '../CampaignRow.ts';
import type { PromotionsDeps, Transaction } from '../PromotionsDeps.ts';
import { promiseSeed } from '../promiseSeed.ts';
import { detailsOf, faultOf, isSamePromise } from '../rules.ts';
import {
  hasMembers,
  holdCampaign,
  insertCampaign,
  readChain,
  readPrizes,
  replaceCampaign,
  replacePrizes,
} from '../store/campaigns.ts';
import { setBudget } from '../store/budgets.ts';
import { keepDeadlines } from '../store/participations.ts';
import { setShares } from '../store/rains.ts';
import { promiseRain } from './promiseRain.ts';

type Saving = {
  draft: Draft;
  /** The promotion to replace, with the version that was read; none for a new one. */
  known?: { id: string; version: number };
  operator: OperatorSession;
  currency: string;
  ip: string;
};

/**
 * Saves a promotion, sanitised, with its audit row. Refuses an outdated version, and changes of what members were
 * promised when they joined.
 */
export async function saveCampaign(
  deps: Pick<PromotionsDeps, 'pool' | 'secrets' | 'catalogue'>,
  saving: Saving,
): Promise<bigint> {
  const { known, operator, ip, currency } = saving;
  const { brandId, operatorId, username } = operator;
  const cleaned = { ...saving.draft, content: mapTexts(saving.draft.content, cleanHtml) };
  const fault = faultOf(cleaned);
  if (fault !== undefined) throw new Refusal('promotion_invalid', `Not valid: ${fault}`, { field: fault });
  const offeredBy = await readOfferer(deps, brandId, saving);
  const promise = promiseSeed();
  return transact(deps.pool, async (client) => {
    const before = known && (await holdCampaign(client, { brandId, id: known.id }));
    if (known && !before) throw new Refusal('promotion_not_found');
    if (before && before.version !== known?.version) throw new Refusal('version_conflict');
    if (before && before.kind !== cleaned.kind) throw new Refusal('promotion_in_use');
    await refuseStrangeSegment(client, cleaned, { brandId, before });
    const draft = { ...cleaned, freeVendorId: vendorOf(cleaned, offeredBy, before) };
    let id = before?.id;
    await refuseStrangeChain(client, { brandId, id, mission: draft.mission });
    if (before && id !== undefined) {
      const prizes = await readPrizes(client, [id]);
      // The split of an open pot is already determined, even if nobody has taken a share.
      if ((await hasMembers(client, id)) || (before.kind === 'rain' && before.window !== 'before')) {
        if (!isSamePromise(draft, before, prizes)) throw new Refusal('promotion_in_use');
      } else await replacePrizes(client, { brandId, id }, draft);
      await replaceCampaign(client, draft, { brandId, id, by: username });
      if (before.endsAt !== null && draft.endsAt === null) {
        await keepDeadlines(client, { brandId, id, endsAt: before.endsAt });
      }
      if (draft.rain) await setShares(client, id, draft.rain.shares);
    } else {
      id = await insertCampaign(client, draft, { brandId, by: username, currency });
      if (draft.rain) await promiseRain(deps, client, { brandId, id, shares: draft.rain.shares, promise });
    }
    if (!(await setBudget(client, { id, brandId, budget: draft.budget }))) {
      throw new Refusal('promotion_invalid', 'Not valid: budget', { field: 'budget' });
    }
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip },
      ...{ action: known ? 'promotions.updateCampaign' : 'promotions.createCampaign' },
      ...{ objectType: 'promotion', objectId: String(id) },
      ...(before ? { before: factsOf(draftOf(before)) } : {}),
      after: factsOf(draft),
    });
    return id;
  });
}

/** The vendor that currently offers the wanted free rounds. */
async function readOfferer(
  { catalogue }: Pick<PromotionsDeps, 'catalogue'>,
  brandId: number,
  { draft: { freeRounds: wanted } }: Saving,
): Promise<number | undefined> {
  if (!wanted) return undefined;
  const offers = await catalogue.freeOffersOf(brandId);
  const offer = offers.find(
    ({ vendor, gameCode, stakes }) =>
      vendor.code === wanted.vassalage && gameCode === wanted.gameCode && stakes.includes(wanted.stake),
  );
  return offer?.vendor.id;
}

/**
 * The vendor of a promotion's free rounds. If it is no longer offered, the old one is kept, so that the promotion can
 * be hidden or ended.
 */
function vendorOf(
  { freeRounds: wanted }: Draft,
  offeredBy: number | undefined,
  before: CampaignRow | undefined,
): number | null {
  if (!wanted) return null;
  const kept = before && detailsOf(before).freeRounds;
  const isSame =
    kept?.vassalage === wanted.vassalage && kept.gameCode === wanted.gameCode && kept.stake === wanted.stake;
  const vendorId = offeredBy ?? (isSame ? before?.freeVendorId : undefined);
  if (vendorId === undefined) throw new Refusal('promotion_invalid', 'Not valid: freeRounds', { field: 'freeRounds' });
  return vendorId ?? null;
}

/** A segment stays while a promotion is meant for it; one that is over may keep a segment that was removed since. */
async function refuseStrangeSegment(
  client: Transaction,
  { segmentId, endsAt }: Pick<Draft, 'segmentId' | 'endsAt'>,
  { brandId, before }: { brandId: number; before: CampaignRow | undefined },
): Promise<void> {
  const isKept = segmentId === (before?.segmentId?.toString() ?? null);
  const isOver = endsAt !== null && Date.parse(endsAt) <= Date.now();
  if (segmentId === null || (isKept && isOver) || (await shareSegment(client, { brandId, id: segmentId }))) return;
  throw new Refusal('promotion_invalid', 'Not valid: segmentId', { field: 'segmentId' });
}

/** A mission's predecessor has the same brand and period, and chains have no cycles. */
async function refuseStrangeChain(
  client: Transaction,
  { brandId, id, mission }: { brandId: number; id: bigint | undefined; mission: Draft['mission'] },
): Promise<void> {
  if (!mission || mission.after === null) return;
  const chain = await readChain(client, { brandId, id: mission.after });
  const isSound = chain[0]?.period === mission.period && chain.every((before) => before.id !== id);
  if (!isSound) throw new Refusal('promotion_invalid', 'Not valid: after', { field: 'after' });
}

type Facts = Readonly<Record<string, string | number | boolean | null>>;

function factsOf(draft: Omit<Draft, 'prizes' | 'content' | 'summary'> & { prizes?: readonly unknown[] }): Facts {
  const { terms } = draft;
  return {
    ...{ kind: draft.kind, audience: draft.audience, title: JSON.stringify(draft.title), isShown: draft.isShown },
    ...{ startsAt: draft.startsAt, endsAt: draft.endsAt, position: draft.position },
    ...{ amount: formatAmount(terms.amount), percentBps: terms.percentBps, cap: formatAmount(terms.cap) },
    ...{ minimum: formatAmount(terms.minimum), multiple: terms.multiple, days: terms.days },
    ...{ perDevice: draft.perDevice, perNetwork: draft.perNetwork, perPayee: draft.perPayee },
    claimDays: draft.claimDays,
    budget: draft.budget === null ? null : formatAmount(draft.budget),
    memberCap: draft.memberCap === null ? null : formatAmount(draft.memberCap),
    ...(draft.mission
      ? { mission: JSON.stringify({ ...draft.mission, amount: formatAmount(draft.mission.amount) }) }
      : {}),
    ...(draft.audienceTag === '' ? {} : { audienceTag: draft.audienceTag }),
    ...(draft.segmentId === null ? {} : { segmentId: draft.segmentId }),
    ...(draft.deposit ? { depositNo: draft.deposit.no } : {}),
    ...(draft.loss ? { lossPeriod: draft.loss.period, below: formatAmount(draft.loss.below) } : {}),
    ...(draft.rain ? { shares: draft.rain.shares } : {}),
    ...(draft.freeRounds
      ? {
          game: `${draft.freeRounds.vassalage} ${draft.freeRounds.gameCode}`,
          rounds: draft.freeRounds.rounds,
          stake: formatAmount(draft.freeRounds.stake),
        }
      : {}),
    ...(draft.referral
      ? {
          turnover: formatAmount(draft.referral.turnover),
          tiers: draft.referral.tiers.map(({ from, amount }) => `${from}: ${formatAmount(amount)}`).join(', '),
        }
      : {}),
  };
}

const draftOf = (row: CampaignRow): Omit<Draft, 'prizes' | 'content' | 'summary'> => ({
  audienceTag: row.audienceTag,
  segmentId: row.segmentId?.toString() ?? null,
  ...{ kind: row.kind, audience: row.audience, title: row.title, image: row.image, position: row.position },
  ...{ isShown: row.isShown, startsAt: row.startsAt.toISOString(), endsAt: row.endsAt?.toISOString() ?? null },
  terms: {
    ...{ amount: row.amount, percentBps: row.percentBps, cap: row.cap, minimum: row.minimum },
    ...{ multiple: row.multiple, days: row.days },
  },
  ...{ perDevice: row.perDevice, perNetwork: row.perNetwork, perPayee: row.perPayee },
  ...{ claimDays: row.claimDays, budget: row.budget, memberCap: row.memberCap },
  ...detailsOf(row),
});
