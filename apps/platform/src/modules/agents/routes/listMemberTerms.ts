import { listMemberTerms as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { readBounds } from '../readBounds.ts';
import { readRules } from '../store/rules.ts';
import { readTermChanges } from '../store/terms.ts';
import { readPlaces } from '../store/tree.ts';

export const listMemberTerms = ({ pool, identity }: AgentsDeps): Route =>
  implement(operation, async ({ input, session: { brandId }, refuse }) => {
    const { pageNum, pageSize } = input;
    const who = { brandId, memberId: BigInt(input.memberId) };
    const { rows: places } = await readPlaces(pool, {
      ...{ brandId, parentId: null, memberIds: [who.memberId], limit: 1, offset: 0 },
    });
    const [place] = places;
    if (!place) throw refuse('member_not_found');
    const [bounds, { rows, total }] = await Promise.all([
      readBounds(pool, place, await readRules(pool, brandId)),
      readTermChanges(pool, who, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
    ]);
    const memberIds = [who.memberId, place.parentId, ...rows.map(({ byMember }) => byMember)].filter(
      (id) => id !== null,
    );
    const accounts = await identity.accountsOf({ brandId, memberIds });
    const nameOf = (id: bigint | null): string => (id === null ? '' : (accounts.get(id)?.account ?? ''));
    return {
      ...{ account: nameOf(who.memberId), type: place.type, upline: nameOf(place.parentId) },
      ...{ directCount: place.directCount, own: { rebateBps: place.rebateBps, prizeGroup: place.prizeGroup } },
      ...bounds,
      page: pageOf(
        rows.map(({ id, what, before, after, byMember, byOperator, reason, at }) => ({
          ...{ id: String(id), what, before, after, reason, at: at.toISOString() },
          by: byOperator === '' ? nameOf(byMember) : byOperator,
        })),
        total,
        { pageNum, pageSize },
      ),
    };
  });
