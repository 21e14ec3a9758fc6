import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSessionFinder, type SessionAsked } from './createSessionFinder.ts';

const asked = (brandId: number): SessionAsked => ({ sessionHash: randomBytes(32), brandId });
const foundOf = ({ brandId }: SessionAsked) =>
  brandId < 0 ? undefined : { memberId: BigInt(brandId), account: `m${brandId}`, type: 1, needsPasswordChange: false };

it('finds the sessions of calls that arrive together by one statement, and gives each its own', async () => {
  const sizes: number[] = [];
  const find = createSessionFinder(async (batch) => {
    sizes.push(batch.length);
    return batch.map(foundOf);
  });
  const found = await Promise.all([1, -2, 3, 4].map((brandId) => find(asked(brandId))));
  expect(found.map((one) => one?.memberId)).toEqual([1n, undefined, 3n, 4n]);
  expect(sizes).toEqual([4]);
});

it('begins a statement after the last of its calls, and asks anew for each later one', async () => {
  let begun = 0;
  const find = createSessionFinder(async (batch) => {
    begun += 1;
    return batch.map(foundOf);
  });
  const first = find(asked(1));
  expect(begun).toBe(0);
  await first;
  await find(asked(1));
  expect(begun).toBe(2);
});

it('asks for at most 64 at once', async () => {
  const sizes: number[] = [];
  const find = createSessionFinder(async (batch) => {
    sizes.push(batch.length);
    return batch.map(foundOf);
  });
  const found = await Promise.all(Array.from({ length: 150 }, (_, at) => find(asked(at + 1))));
  expect(found.map((one) => one?.memberId)).toEqual(Array.from({ length: 150 }, (_, at) => BigInt(at + 1)));
  expect(sizes).toEqual([64, 64, 22]);
});

it('fails the calls of a statement that failed, and no others', async () => {
  let isDown = true;
  const find = createSessionFinder(async (batch) => {
    if (isDown) throw new Error('no connection');
    return batch.map(foundOf);
  });
  const results = await Promise.allSettled([find(asked(1)), find(asked(2))]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isDown = false;
  expect(await find(asked(3))).toMatchObject({ memberId: 3n });
});
