import { getReferralFile as operation } from '@baize/contract';
import { formatAmount } from '@baize/maths';
import { implement, type Route } from '#kit/implement.ts';
import { admitFile, readPages, tableFile, wallClock, type FileColumn } from '#modules/exports/index.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { readBrought, type Brought } from '../readBrought.ts';
import { referralWords } from '../referralWords.ts';
import { sumBrought } from '../store/participations.ts';

const shapes = [
  ['text', 20],
  ['text', 20],
  ['text', 16],
  ['amount', 16],
  ['text', 10],
] as const satisfies readonly (readonly [kind: FileColumn['kind'], width: number])[];

export const getReferralFile = (deps: PromotionsDeps): Route =>
  implement(operation, async ({ input: { format, language }, brand, session }) => {
    const { brandId, memberId } = session;
    const owner = { brandId, memberId };
    const words = referralWords[language];
    const clock = wallClock(brand.timeZone);
    const { joined } = await sumBrought(deps.pool, owner);
    await admitFile(deps.limiter, session, joined);
    const rows = async function* (): AsyncGenerator<string[]> {
      const brought = readPages<Brought>(({ limit, after }) =>
        readBrought(deps, { ...owner, limit, after: after?.id }),
      );
      for await (const { shown } of brought) {
        if (!shown) continue;
        const { joinedAt, player, status, isHeld, amount } = shown;
        // What waits for an operator is no claim yet, as on the page.
        const told = words.statuses[status === 'claim' && isHeld ? 'inProcess' : status];
        yield [clock(new Date(joinedAt)), player, told, amount === null ? '' : formatAmount(amount), brand.currency];
      }
      const { earned } = await sumBrought(deps.pool, owner);
      yield [words.total, '', '', formatAmount(earned), brand.currency];
    };
    return tableFile({
      format,
      name: `${brand.code}_referrals`,
      columns: shapes.map(([kind, width], at) => ({ heading: words.columns[at] ?? '', kind, width })),
      rows: rows(),
    });
  });
