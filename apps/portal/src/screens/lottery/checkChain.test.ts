// @vitest-environment happy-dom
import { createDraw } from '@baize/maths/fairness/createDraw';
import { streamMessage } from '@baize/maths/fairness/streamMessage';
import { drawResult } from '@baize/maths/lottery/drawResult';
import { families } from '@baize/maths/lottery/families';
import { createHash, createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, type FakeServer } from '../../testing/fakeServer.ts';
import { checkChain } from './checkChain.ts';

const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex');
const shape = families(6).find(({ key }) => key === 'ssc')!.shape;

/** Draws of a day as the server makes them, each tied to the one before; the latest first. */
function makeDraws(count: number) {
  let chain = sha256('ssc-1');
  return Array.from({ length: count }, (_, at) => {
    const no = `20260305-${String(at + 1).padStart(4, '0')}`;
    const [seed, ordersHash, nonce] = [sha256(`seed ${at}`), sha256(`orders ${at}`), String(1_772_701_200 + at * 60)];
    const commitment = sha256(seed);
    const numbers = drawResult(
      shape,
      createDraw((cursor) =>
        createHmac('sha256', seed)
          .update(streamMessage(ordersHash, BigInt(nonce), cursor))
          .digest(),
      ),
    );
    const chainBefore = chain;
    chain = sha256([chainBefore, 'ssc-1', no, commitment, ordersHash, seed, numbers.join(',')].join('|'));
    return {
      ...{ gameCode: 'ssc-1', family: 'ssc', no, nonce, state: 'settled', source: 'own', commitment, ordersHash },
      ...{ orderCount: 1, seed, chainBefore, chain, numbers, path: null },
    };
  }).toReversed();
}

let server: FakeServer;
let draws: ReturnType<typeof makeDraws>;
/** Draws that are void: they stand in the chain and in no list. */
let hidden: Set<string>;
beforeEach(async () => {
  draws = makeDraws(6);
  hidden = new Set();
  server = await fakeServer();
  server.on('/lgw/vn/games/openedNumbers', () => ({
    value: {
      content: draws
        .filter(({ no }) => !hidden.has(no))
        .map(({ gameCode, family, no, numbers }) => ({
          ...{ gameCode, name: { EN: 'SSC' }, family, no, drawAt: '2026-03-05T01:00:00.000Z', numbers, resultNo: 1 },
        })),
      ...{ pageNum: 1, totalPages: 1, totalRows: 6 },
    },
  }));
  server.on('/lgw/lotteries/getDrawProof', ({ drawNo }) => {
    const found = draws.find(({ no }) => no === drawNo);
    return found === undefined ? { code: 'draw_not_found', status: 404 } : { value: found };
  });
});

const check = (drawNo = '20260305-0006') => checkChain({ gameCode: 'ssc-1', drawNo });

describe('the draws up to one', () => {
  it('[A176] hang together where nothing was changed, from the one that is named', async () => {
    expect(await check()).toEqual({ checked: 6 });
    expect(await check('20260305-0003')).toEqual({ checked: 3 });
  });

  it('[A176] hang together over a draw that is void, which is looked for', async () => {
    hidden.add('20260305-0004').add('20260305-0003');
    expect(await check()).toEqual({ checked: 6 });
  });

  it('[A176] do not where one was drawn again, and say which', async () => {
    draws = draws.map((draw) =>
      draw.no === '20260305-0003' ? { ...draw, numbers: draw.numbers.map((number) => (number + 1) % 10) } : draw,
    );
    expect(await check()).toEqual({ checked: 3, brokenAt: '20260305-0003' });
  });

  it('[A176] do not where one was left out of the chain', async () => {
    draws = draws.filter(({ no }) => no !== '20260305-0003');
    expect(await check()).toEqual({ checked: 3, brokenAt: '20260305-0004' });
  });
});
