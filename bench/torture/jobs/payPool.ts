import { createPool, type Pool } from '@baize/platform/kit/db';
import type { JobControl, PayOrder } from './PayOrder.ts';

/** What the planted faults remove from the pay statements. */
const patches: Readonly<Record<JobControl, readonly string[]>> = {
  /* Nobody locks the row with the billed-through mark, and an existing bill does not prevent a second one. */
  'no-unique-key': ['where brand_id = $1 for no key update', 'on conflict (contract_id, period) do nothing'],
  /* Whoever reads a bill pays it, even while another worker is paying it. */
  'no-fence': ['for no key update skip locked'],
  'lost-bill': [],
  'lost-rebate': [],
  'lost-cost': [],
};

/** A worker's connection pool: the product's own, with planted faults in its statements and pauses at `gate`. */
export function payPool({ url, name, leaseMs, control }: PayOrder, gate: () => Promise<void> | undefined): Pool {
  const pool = createPool({ url, applicationName: name, max: 2 });
  const out = control === undefined ? [] : patches[control];
  const broken = (text: string): string => out.reduce((rest, part) => rest.replace(part, replacementOf(part)), text);
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    /* A broken connection is reported by the query itself. */
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
