import { createPool, type Pool } from '@baize/platform/kit/db';
import type { JobControl, PayOrder } from './PayOrder.ts';

/** What the planted faults take out of the statements that pay sends. */
const patches: Readonly<Record<JobControl, readonly string[]>> = {
  /* Nobody holds the mark that says how far was billed, and a bill that is there does not keep another from being written. */
  'no-unique-key': ['where brand_id = $1 for no key update', 'on conflict (contract_id, period) do nothing'],
  /* Whoever reads a bill pays it, whether or not it is being paid by somebody else. */
  'no-fence': ['for no key update skip locked'],
  'lost-bill': [],
};

/** The connections of a worker: the product's own, which break as a planted fault says and wait where `gate` says so. */
export function payPool({ url, name, leaseMs, control }: PayOrder, gate: () => Promise<void> | undefined): Pool {
  const pool = createPool({ url, applicationName: name, max: 2 });
  const out = control === undefined ? [] : patches[control];
  const broken = (text: string): string => out.reduce((rest, part) => rest.replace(part, replacementOf(part)), text);
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    /* Where the line is cut before, the query itself says so. */
    const leased = (send(`set idle_in_transaction_session_timeout = ${leaseMs}`) as Promise<unknown>).catch(
      () => undefined,
    );
    const query = async (asked: string | { text: string }, ...more: unknown[]): Promise<unknown> => {
      const text = typeof asked === 'string' ? broken(asked) : { ...asked, text: broken(asked.text) };
      await leased;
      await gate();
      return send(text, ...more);
    };
    Object.assign(client, { query });
  });
  return pool;
}

const replacementOf = (part: string): string => (part.startsWith('where') ? 'where brand_id = $1' : '');
