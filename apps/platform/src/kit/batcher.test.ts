import { describe, expect, it } from 'vitest';
import { BatchError, createBatcher } from './batcher.ts';

type Item = { id: number; key: string };

/** A batch runner whose batches end when the test says so. */
function carrier() {
  const batches: { items: Item[]; succeed: () => void; fail: (error: unknown) => void }[] = [];
  const arrivals: (() => void)[] = [];
  return {
    batches,
    run: (items: Item[]) =>
      new Promise<string[]>((resolve, reject) => {
        batches.push({ items, succeed: () => resolve(items.map((item) => `done ${item.id}`)), fail: reject });
        for (const arrived of arrivals.splice(0)) arrived();
      }),
    /** Resolves when there are this many batches. */
    async reaches(count: number): Promise<void> {
      while (batches.length < count) await new Promise<void>((resolve) => arrivals.push(resolve));
    },
    idsOf: () => batches.map((batch) => batch.items.map((item) => item.id)),
  };
}

const item = (id: number, key = `k${id}`): Item => ({ id, key });
const keysOf = ({ key }: Item): string[] => [key];
const databaseError = (code: string): Error => Object.assign(new Error(code), { code });

describe('createBatcher', () => {
  it('sends a lone caller at once and collects the others while all slots are busy', async () => {
    const { run, batches, reaches, idsOf } = carrier();
    const batcher = createBatcher<Item, string>({ keysOf, run, concurrency: 1 });
    const first = batcher.submit(item(1));
    await reaches(1);
    const others = [2, 3, 4].map((id) => batcher.submit(item(id)));
    batches[0]?.succeed();
    expect(await first).toBe('done 1');
    await reaches(2);
    batches[1]?.succeed();
    expect(await Promise.all(others)).toEqual(['done 2', 'done 3', 'done 4']);
    expect(idsOf()).toEqual([[1], [2, 3, 4]]);
  });

  it('batches what arrives in one tick, up to its maximum size, in as many slots as it has', async () => {
    const { run, batches, reaches, idsOf } = carrier();
    const batcher = createBatcher<Item, string>({ keysOf, run, concurrency: 2, maxBatch: 3 });
    const calls = [1, 2, 3, 4, 5, 6, 7].map((id) => batcher.submit(item(id)));
    await reaches(2);
    expect(idsOf()).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    batches[1]?.succeed();
    await reaches(3);
    batches[0]?.succeed();
    batches[2]?.succeed();
    expect(await Promise.all(calls)).toEqual([1, 2, 3, 4, 5, 6, 7].map((id) => `done ${id}`));
  });

  it('never runs two items of one key concurrently, and keeps their order', async () => {
    const { run, batches, reaches, idsOf } = carrier();
    const batcher = createBatcher<Item, string>({ keysOf, run, concurrency: 2 });
    const calls = [item(1, 'a'), item(2, 'a'), item(3, 'b'), item(4, 'a')].map((one) => batcher.submit(one));
    await reaches(1);
    expect(idsOf()).toEqual([[1, 3]]);
    const late = batcher.submit(item(5, 'c'));
    await reaches(2);
    expect(idsOf()[1]).toEqual([5]);
    batches[0]?.succeed();
    await reaches(3);
    expect(idsOf()[2]).toEqual([2]);
    batches[1]?.succeed();
    batches[2]?.succeed();
    await reaches(4);
    expect(idsOf()[3]).toEqual([4]);
    batches[3]?.succeed();
    await Promise.all([...calls, late]);
  });

  it('lets an item with two keys wait for both and holds back items that share one of them', async () => {
    const { run, batches, reaches, idsOf } = carrier();
    const batcher = createBatcher<Item, string>({ keysOf: ({ key }) => key.split('+'), run, concurrency: 2 });
    const calls = [item(1, 'a'), item(2, 'a+b'), item(3, 'b'), item(4, 'c')].map((one) => batcher.submit(one));
    await reaches(1);
    expect(idsOf()).toEqual([[1, 4]]);
    batches[0]?.succeed();
    await reaches(2);
    expect(idsOf()[1]).toEqual([2]);
    batches[1]?.succeed();
    await reaches(3);
    batches[2]?.succeed();
    expect(await Promise.all(calls)).toHaveLength(4);
  });

  it('retries a rolled-back batch item by item, so that only the failing one fails', async () => {
    const tries: number[][] = [];
    const batcher = createBatcher<Item, string>({
      keysOf,
      run: async (items) => {
        tries.push(items.map(({ id }) => id));
        if (items.some(({ id }) => id === 2)) throw databaseError('22023');
        return items.map(({ id }) => `done ${id}`);
      },
    });
    const results = await Promise.allSettled([1, 2, 3].map((id) => batcher.submit(item(id))));
    expect(results).toMatchObject([
      { status: 'fulfilled', value: 'done 1' },
      { status: 'rejected', reason: { code: '22023' } },
      { status: 'fulfilled', value: 'done 3' },
    ]);
    expect(tries).toEqual([[1, 2, 3], [1], [2], [3]]);
  });

  it('answers completed items before it retries the one that waits for a lock', async () => {
    const tries: number[][] = [];
    const answered: number[] = [];
    const batcher = createBatcher<Item, string>({
      keysOf,
      run: async (items) => {
        tries.push(items.map(({ id }) => id));
        if (items.some(({ id }) => id === 1)) throw databaseError('55P03');
        return items.map(({ id }) => `done ${id}`);
      },
    });
    const calls = [1, 2, 3].map(async (id) => {
      await batcher.submit(item(id)).finally(() => answered.push(id));
    });
    expect(await Promise.allSettled(calls)).toMatchObject([
      { status: 'rejected', reason: { code: 'overloaded' } },
      { status: 'fulfilled' },
      { status: 'fulfilled' },
    ]);
    expect(answered).toEqual([2, 3, 1]);
    expect(tries).toEqual([[1, 2, 3], [1], [2], [3], [1], [1]]);
  });

  it('lets others overtake a slow batch, but none that shares a key with it, and closes after it', async () => {
    const { run, batches, reaches, idsOf } = carrier();
    const batcher = createBatcher<Item, string>({ keysOf, run, concurrency: 1, slowMs: 10 });
    const slow = batcher.submit(item(1, 'a'));
    await reaches(1);
    const others = [batcher.submit(item(2, 'a')), batcher.submit(item(3, 'b'))];
    await reaches(2);
    expect(idsOf()).toEqual([[1], [3]]);
    batches[1]?.succeed();
    expect(await others[1]).toBe('done 3');
    let isClosed = false;
    const closing = batcher.close().then(() => {
      isClosed = true;
    });
    batches[0]?.succeed();
    expect(await slow).toBe('done 1');
    await reaches(3);
    expect([idsOf()[2], isClosed]).toEqual([[2], false]);
    batches[2]?.succeed();
    expect(await others[0]).toBe('done 2');
    await closing;
  });

  it('retries after a deadlock or a duplicate key, and finally fails with "overloaded"', async () => {
    let failures = 2;
    const batcher = createBatcher<Item, string>({
      keysOf,
      run: async () => {
        if (failures === 0) return ['done'];
        failures -= 1;
        throw databaseError(failures % 2 === 0 ? '40P01' : '23505');
      },
    });
    expect(await batcher.submit(item(1))).toBe('done');
    failures = Number.POSITIVE_INFINITY;
    await expect(batcher.submit(item(2))).rejects.toMatchObject({ code: 'overloaded', isRetryable: true });
  });

  it.each([
    ['a lost connection', new Error('Connection terminated unexpectedly')],
    ['a server that was shut down', databaseError('57P01')],
    ['a broken protocol', databaseError('08006')],
    ['a refused connection', databaseError('ECONNREFUSED')],
    ['a broken pipe', databaseError('EPIPE')],
  ])('answers "unknown" to all without a retry after %s', async (_title, error) => {
    let tries = 0;
    const batcher = createBatcher<Item, string>({
      keysOf,
      run: async () => {
        tries += 1;
        throw error;
      },
    });
    const results = await Promise.allSettled([1, 2].map((id) => batcher.submit(item(id))));
    for (const result of results) expect(result).toMatchObject({ status: 'rejected', reason: { code: 'unknown' } });
    expect(tries).toBe(1);
  });

  it('answers "unknown" when the results do not match the items', async () => {
    const batcher = createBatcher<Item, string>({ keysOf, run: async () => ['one'] });
    const results = await Promise.allSettled([1, 2].map((id) => batcher.submit(item(id))));
    for (const result of results) expect(result).toMatchObject({ reason: { code: 'unknown' } });
  });

  it('tells a caller after its time-out whether its item was sent, and still frees the slot later', async () => {
    const { run, batches, reaches } = carrier();
    const batcher = createBatcher<Item, string>({ keysOf, run, concurrency: 1, deadlineMs: 20 });
    const sent = batcher.submit(item(1));
    const waiting = batcher.submit(item(2, 'k1'));
    await expect(sent).rejects.toMatchObject({ code: 'unknown' });
    await expect(waiting).rejects.toMatchObject({ code: 'overloaded' });
    batches[0]?.succeed();
    const next = batcher.submit(item(3));
    await reaches(2);
    expect(batches[1]?.items).toEqual([item(3)]);
    batches[1]?.succeed();
    expect(await next).toBe('done 3');
  });

  it('refuses callers when the queue is full or it is closed, and closes when all are answered', async () => {
    const { run, batches, reaches } = carrier();
    const batcher = createBatcher<Item, string>({ keysOf, run, concurrency: 1, maxWaiting: 1 });
    const first = batcher.submit(item(1));
    await reaches(1);
    const second = batcher.submit(item(2));
    await expect(batcher.submit(item(3))).rejects.toThrow(BatchError);
    let isClosed = false;
    const closed = batcher.close().then(() => {
      isClosed = true;
    });
    await expect(batcher.submit(item(4))).rejects.toMatchObject({ code: 'overloaded' });
    batches[0]?.succeed();
    expect(await first).toBe('done 1');
    await reaches(2);
    expect(isClosed).toBe(false);
    batches[1]?.succeed();
    expect(await second).toBe('done 2');
    await closed;
    await batcher.close();
  });
});
