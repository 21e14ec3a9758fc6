import type { createLottery, InputOf } from '@baize/contract';
import { lotteryFamilies } from '@baize/contract/lotteries/lotteryFamilies';
import { transact } from '@baize/server/transact';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { record } from '#modules/audit/index.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { refuseTerms } from '../refuseTerms.ts';
import { insertLottery, isTimeZone } from '../store/lotteries.ts';
import { listOfOperators, type TermsRow } from '../store/terms.ts';

type New = InputOf<typeof createLottery> & { operator: OperatorSession; defaultLanguage: string; ip: string };

/** What `/lottery`, `/vnLottery` and `/seaLottery` ask for. */
const prizeModes = { CN: 'ZY', VN: 'LOTT', SEA: 'SEA' } as const;

const invalid = (field: string): Refusal =>
  new Refusal('lottery_terms_invalid', 'A lottery cannot be opened like that.', { field });

/** Opens a lottery, in the trail; its draws are made with the next turn of the clock. */
export async function addLottery({ pool }: Pick<LotteriesDeps, 'pool'>, asked: New): Promise<TermsRow> {
  const { gameCode: code, family, name, source, timeZone, everySeconds, terms, reason, operator, ip } = asked;
  const { brandId, operatorId, username } = operator;
  const { area, group: groupCode } = lotteryFamilies[family];
  if (reason.length < 3) throw new Refusal('reason_required');
  const names = Object.fromEntries(Object.entries(name).map(([language, text]) => [language, text.trim()]));
  if ((names[asked.defaultLanguage] ?? '') === '') throw invalid('name');
  if (asked.firstSecond > asked.lastSecond) throw invalid('lastSecond');
  for (const field of ['weekdays', 'monthDays'] as const) {
    const days = asked[field] ?? [];
    if (new Set(days).size < days.length) throw invalid(field);
  }
  refuseTerms({ everySeconds }, terms);
  return transact(pool, async (client) => {
    if (!(await isTimeZone(client, timeZone))) throw invalid('timeZone');
    const id = await insertLottery(client, {
      ...{ brandId, code, family, name: names, groupCode, area, prizeMode: prizeModes[area], source, timeZone },
      ...{ everySeconds, firstSecond: asked.firstSecond, lastSecond: asked.lastSecond, by: username },
      ...{ weekdays: asked.weekdays, monthDays: asked.monthDays, ...terms },
    });
    if (id === undefined) throw invalid('gameCode');
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason },
      ...{ action: 'lotteries.createLottery', objectType: 'lottery', objectId: code },
      after: {
        ...{ family, source, timeZone, everySeconds, firstSecond: asked.firstSecond, lastSecond: asked.lastSecond },
        ...{ weekdays: asked.weekdays?.join(' ') ?? '', monthDays: asked.monthDays?.join(' ') ?? '' },
        ...{ isOpen: terms.isOpen, minGroup: terms.minGroup, maxGroup: terms.maxGroup },
        ...{ memberLimit: String(terms.memberLimit), drawLimit: String(terms.drawLimit) },
      },
    });
    const [row] = await listOfOperators(client, { brandId, id: String(id) });
    if (!row) throw new Error(`Lottery ${id} was not found.`);
    return row;
  });
}
