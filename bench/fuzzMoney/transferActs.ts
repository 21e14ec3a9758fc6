import { createTransfer, transferAll, transferWallet } from '@baize/contract';
import { randomUUID } from 'node:crypto';
import { PAYMENT_SECRET } from './PAYMENT_SECRET.ts';
import type { Fuzz, FuzzAct } from './Fuzz.ts';

/** Money between a member's wallets, and up and down the line. */
export function transferActs({ calls, draw, members, said, anyMember }: Fuzz): FuzzAct[] {
  const move = async (): Promise<void> => {
    const { token, ip } = anyMember();
    const requestId = randomUUID();
    if (draw(4) === 0) return void (await calls.call(draw(9), transferAll, { requestId }, { token, ip }));
    const [from, to] = draw(5) < 3 ? ['main', 'purse'] : ['purse', 'main'];
    const input = { requestId, from, to, amount: BigInt(1 + draw(8_000)) * 1_000n };
    const sent = Array.from({ length: 1 + draw(2) }, () => calls.call(draw(9), transferWallet, input, { token, ip }));
    await Promise.allSettled(sent);
  };

  const pass = async (): Promise<void> => {
    const sender = anyMember();
    const below = members.filter(({ upline }) => upline === sender);
    const receiver = below[draw(Math.max(below.length, 1))];
    const way = receiver === undefined ? 'upline' : 'downline';
    const input = {
      ...({ requestId: randomUUID(), direction: way, amount: BigInt(1 + draw(4_000)) * 1_000n } as const),
      ...(receiver === undefined ? {} : { memberId: receiver.id }),
      paymentPassword: PAYMENT_SECRET,
    };
    const sent = Array.from({ length: 1 + draw(2) }, async () => {
      const { token, ip } = sender;
      const { value } = await calls.call(draw(9), createTransfer, input, { token, ip });
      if (value) said.lines.set(value.id, value.amount);
    });
    await Promise.allSettled(sent);
  };

  return [
    [8, 'moves', move],
    [6, 'lines', pass],
  ];
}
