import { languages, type Language } from '@baize/contract/languages';
import type { FileAnswer } from '@baize/contract/fileAnswer';
import type { Brand } from '#kit/implement.ts';
import { pdfFile, readStretch, wallClock } from '#modules/exports/index.ts';
import type { LimitsDeps } from './LimitsDeps.ts';
import { readLimits } from './readLimits.ts';
import { statementParts } from './statementParts.ts';
import { fillWords, statementWords } from './statementWords.ts';
import { readBlocks } from './store.ts';

/** A member's activity statement over some days as a document; callers check the access. */
export async function makeStatement(
  { pool, readProfit }: Pick<LimitsDeps, 'pool' | 'readProfit'>,
  brand: Brand,
  { memberId, account, ...input }: { memberId: bigint; account: string; language: Language } & Stretch,
): Promise<FileAnswer> {
  const { from, to, firstDay, lastDay } = readStretch(input, brand.timeZone);
  const profit = await readProfit(brand, { memberId, from, to });
  const member = { brandId: brand.id, memberId, currency: profit.currency };
  const standing = await readLimits(pool, member);
  const blocks = (await readBlocks(pool, member)).filter(
    ({ beginsAt, endsAt, liftedAt }) => beginsAt < to && (liftedAt ?? endsAt ?? to) > from,
  );
  const clock = wallClock(brand.timeZone);
  const words = statementWords[input.language];
  const facts = { brandName: brand.name, account, firstDay, lastDay, madeAt: new Date(), profit, standing, blocks };
  return pdfFile({
    name: `${brand.code}_activity-statement_${firstDay}_${lastDay}`,
    title: words.title,
    language: languages[input.language].html,
    parts: statementParts(facts, input.language, clock),
    foot: (page, pages) => fillWords(words.foot, { brand: brand.name, account, page, pages }),
  });
}

type Stretch = { from: string; to: string };
