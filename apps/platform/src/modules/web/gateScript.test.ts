import { setImmediate as turn } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { gateScript } from './gateScript.ts';

type Letter = { open: boolean; hidden?: boolean };

/** Runs the script on a closed page; `status` is what the site answers, and `look` is the next turn of its watch. */
function run({ waits = '60', letter }: { waits?: string; letter?: Letter } = {}) {
  const seen = { reloads: 0, asked: [] as string[], everyMs: [] as number[], status: undefined as number | undefined };
  let watch = (): void => undefined;
  const form = { addEventListener: () => undefined };
  const element = letter && Object.assign(letter, { querySelector: () => form, contains: () => true });
  runInNewContext(gateScript, {
    addEventListener: () => undefined,
    document: { body: { dataset: { waits } }, querySelector: () => element ?? null },
    setInterval: (next: () => void, ms: number) => {
      watch = next;
      seen.everyMs.push(ms);
    },
    fetch: async (path: string) => {
      seen.asked.push(path);
      if (seen.status === undefined) throw new Error('offline');
      return { json: async () => ({ success: true, value: { status: seen.status } }) };
    },
    location: { reload: () => void (seen.reloads += 1) },
    crypto: { subtle: {}, randomUUID: () => 'id' },
    window: { crypto: { subtle: {} } },
  });
  const look = async (status?: number): Promise<number> => {
    seen.status = status;
    watch();
    await turn();
    return seen.reloads;
  };
  return { seen, look };
}

describe('a page of a closed site', () => {
  it('[GATE-01] [GATE-02] returns by itself once the site is open, and asks once a minute until then', async () => {
    const { seen, look } = run();
    expect(seen).toMatchObject({ everyMs: [60_000], asked: [], reloads: 0 });
    expect([await look(1), await look(2), await look(), await look(0)]).toEqual([0, 0, 0, 1]);
    expect(new Set(seen.asked)).toEqual(new Set(['/wps/system/status']));
  });

  it('waits while somebody writes a letter, and returns after it', async () => {
    const letter: Letter = { open: true };
    const { look } = run({ letter });
    expect(letter.hidden).toBe(false);
    expect(await look(0)).toBe(0);
    letter.open = false;
    expect(await look(0)).toBe(1);
  });

  it('asks nothing where nothing will open', () => {
    expect(run({ waits: '' }).seen.everyMs).toEqual([]);
  });
});
