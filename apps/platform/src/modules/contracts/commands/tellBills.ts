import { fallbackLanguage } from '@baize/contract/languages';
import { addDays } from '@baize/maths/contracts/addDays';
import { transact } from '@baize/server/transact';
import type { SystemFact } from '#modules/messages/index.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { HOUSE } from '../rules.ts';
import { readNews, takeNews, type News } from '../store/news.ts';

const PAGE = 100;

type Deps = Pick<ContractsDeps, 'pool' | 'identity' | 'messages'>;
type Letter = { brandId: number; memberId: bigint; language: string; key: string; fact: SystemFact };

/**
 * Notifies members of their bills: that one was paid, or that its payer has not enough money, which both sides are
 * told. Messages and the end of the queue entries are one transaction, so each is written once under concurrency.
 */
export async function tellBills(deps: Deps): Promise<number> {
  let count = 0;
  for (;;) {
    const news = await readNews(deps.pool, PAGE);
    // Names and languages need a connection of their own and are read before.
    const people = await peopleOf(deps, news);
    const told = await transact(deps.pool, async (client) => {
      const taken = await takeNews(client, news);
      const letters = news
        .filter(({ billId, what }) => taken.has(`${billId} ${what}`))
        .flatMap((one) => lettersOf(one, people));
      for (const letter of letters) await deps.messages.writeWithin(client, letter);
      return letters.length;
    });
    count += told;
    if (news.length < PAGE) return count;
  }
}

type People = ReadonlyMap<string, { account: string; language: string }>;

async function peopleOf({ identity }: Deps, news: readonly News[]): Promise<People> {
  const people = new Map<string, { account: string; language: string }>();
  for (const brandId of new Set(news.map((one) => one.brandId))) {
    const ids = news.filter((one) => one.brandId === brandId).flatMap(({ memberId, payerId }) => [memberId, payerId]);
    const accounts = await identity.accountsOf({ brandId, memberIds: [...new Set(ids)] });
    for (const [id, { account, language }] of accounts) people.set(`${brandId}:${id}`, { account, language });
  }
  return people;
}

function lettersOf(news: News, people: People): Letter[] {
  const { brandId, billId, contractId, kind, payerId, memberId, currency, amount, paid, what } = news;
  const receiver = people.get(`${brandId}:${memberId}`);
  const payer = people.get(`${brandId}:${payerId}`);
  const about = { kind, fromDay: news.fromDay, lastDay: addDays(news.toDay, -1), currency, amount };
  // For unpayable five-minute slots one message a day is enough.
  const key = kind === 'realtime' ? `contract:${contractId}:${news.fromDay}` : `bill:${billId}`;
  const to = (member: bigint, language: string | undefined, fact: SystemFact): Letter => ({
    ...{
      brandId,
      memberId: member,
      language: language ?? fallbackLanguage,
      key: `${key}:${fact.what}:${member}`,
      fact,
    },
  });
  if (what === 'paid') {
    return [to(memberId, receiver?.language, { what: 'billPaid', payer: payer?.account ?? '', ...about })];
  }
  const letters = [
    to(memberId, receiver?.language, { what: 'billShort', payer: payer?.account ?? '', paid, ...about }),
  ];
  if (payerId !== HOUSE) {
    letters.push(to(payerId, payer?.language, { what: 'billOwed', account: receiver?.account ?? '', paid, ...about }));
  }
  return letters;
}
