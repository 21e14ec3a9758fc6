import { openInTree } from './openInTree.ts';
import type { TestMember } from './registerMember.ts';
import type { TestPlatform } from './startPlatform.ts';

/** A small tree: top › middle › leaf, top › direct; beside it sibling › cousin; and an agent of the other brand. */
export type TestTeam = Record<'top' | 'middle' | 'leaf' | 'direct' | 'sibling' | 'cousin' | 'foreign', TestMember>;

/** Creates it. The top has a rebate of 12 % and the prize group 1950, the middle 10 % and 1900. */
export async function openTeam(site: TestPlatform, { balance = 0n }: { balance?: bigint } = {}): Promise<TestTeam> {
  const top = await openInTree(site, { type: 1, balance, terms: { rebateBps: 1200, prizeGroup: 1950 } });
  const middle = await openInTree(site, {
    ...{ type: 41, balance, invitedBy: top, terms: { rebateBps: 1000, prizeGroup: 1900 } },
  });
  const leaf = await openInTree(site, { type: 0, balance, invitedBy: middle });
  const direct = await openInTree(site, { type: 0, balance, invitedBy: top });
  const sibling = await openInTree(site, { type: 2, balance, terms: { rebateBps: 1200, prizeGroup: 1950 } });
  const cousin = await openInTree(site, { type: 0, balance, invitedBy: sibling });
  const foreign = await openInTree(site, { type: 42, balance, brandId: 2 });
  return { top, middle, leaf, direct, sibling, cousin, foreign };
}
