import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { said as words } from '../../apps/studio/src/hub88/said.ts';
import { walletPath } from '../../apps/studio/src/hub88/walletPath.ts';
import type { Fuzz, FuzzAct } from './Fuzz.ts';
import type { FuzzLimit } from './FuzzMember.ts';
import { limitMember } from './limitMember.ts';

const PATIENCE_MS = 90_000;
const YUAN = 100_000n;

/** Bets and wins of a vendor, and members who lower their limits meanwhile. */
export function playActs(fuzz: Fuzz): FuzzAct[] {
  const { calls, vendor, draw, members, anyMember, count } = fuzz;

  const send = async (path: string, payload: Record<string, unknown>): Promise<string> => {
    const giveUpAt = Date.now() + PATIENCE_MS;
    for (;;) {
      const url = `http://127.0.0.1:${calls.portAt(draw(9))}${walletPath}`;
      const answer = await vendor.send(url, path, payload, 10_000).catch(() => undefined);
      const isDefinite = answer?.http === 200 && answer.status !== words.unknown && answer.status !== words.tookTooLong;
      if (answer !== undefined && isDefinite) return answer.status;
      if (Date.now() > giveUpAt) throw new Error('a bet was never answered');
      await wait(50);
    }
  };

  const play = async (): Promise<void> => {
    const member = anyMember();
    const amount = (1 + draw(30)) * Number(YUAN);
    const round = randomUUID();
    const bet = {
      ...{ user: `baize-${member.id}`, token: member.gameToken, request_uuid: randomUUID() },
      ...{ transaction_uuid: randomUUID(), round, round_closed: false, game_code: 'dragon-eight' },
      ...{ sub_partner_id: 'baize', currency: 'CNY', amount },
    };
    const most = member.allowed.get('stake');
    if ((await send('/transaction/bet', bet)) !== words.done) return;
    member.played -= BigInt(amount);
    if (most !== undefined && BigInt(amount) > most) fuzz.seen.push(`a stake of ${amount} passed a limit of ${most}`);
    const won = draw(100) < 45 ? amount * (1 + draw(2)) : 0;
    const win = {
      ...bet,
      ...{ request_uuid: randomUUID(), transaction_uuid: randomUUID(), amount: won, round_closed: true },
      reference_transaction_uuid: bet.transaction_uuid,
    };
    count('bets');
    if ((await send('/transaction/win', win)) === words.done) member.played += BigInt(won);
  };

  /** Only those who began with limits change them, so that the others go on playing. */
  const limit = async (): Promise<void> => {
    const careful = members.filter(({ firstAllowed }) => firstAllowed.size > 0);
    const member = careful[draw(careful.length)];
    if (member === undefined) return;
    const measures = [
      ['deposit', YUAN * BigInt(1_500 + draw(3_000))],
      ['loss', YUAN * BigInt(50 + draw(400))],
      ['stake', YUAN * BigInt(5 + draw(30))],
      ['session', BigInt(60 + draw(600))],
    ] as const satisfies readonly (readonly [FuzzLimit, bigint])[];
    const [measure, allowed] = measures[draw(measures.length)] ?? measures[0];
    await limitMember(fuzz, member, measure, allowed);
  };

  return [
    [10, '', play],
    [2, 'limits', limit],
  ];
}
