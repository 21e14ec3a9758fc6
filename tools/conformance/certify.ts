import { cases } from './cases.ts';
import { ownSequences } from './ownSequences.ts';
import { Fault, type Player } from './Player.ts';
import { rounds } from './rounds.ts';
import { sequences } from './sequences.ts';
import type { Table } from './Table.ts';

export type CaseResult = {
  name: string;
  title: string;
  passed: boolean;
  seen: string;
  /** What the dialect leaves open, and how this wallet behaves; no fault either way. */
  notes?: readonly string[];
};
export type Certificate = { dialect: string; url: string; passed: number; failed: number; cases: CaseResult[] };

type Watch = {
  /** Length of the orders of a round's calls; every shorter order is part of a longer one. */
  orderLength?: number;
  /** Listener for each case's result. */
  onCase?: ((result: CaseResult) => void) | undefined;
};

type Company = Watch & {
  player: Player;
  second?: Player | undefined;
  locked?: Player | undefined;
  /** Plays no case after this one. */
  until?: string | undefined;
};

/** Runs every Hub88 case against a server, one after the other, each from the balance that the server then reports. */
export function certify(company: Company): Promise<Certificate> {
  const { player, second, locked, orderLength = 6, until, onCase } = company;
  const last = cases.findIndex(({ name }) => name === until);
  const plays = cases.slice(0, last < 0 ? cases.length : last + 1).map(({ name, title, run }) => ({
    ...{ name, title },
    run: () => run({ player, second, locked, orderLength }),
    notes: () => player.notes.splice(0),
  }));
  return certificate('hub88', player.client.url, () => player.begin(), plays, onCase);
}

/** The same with the sequences that every other dialect's driver supports. */
export function certifyTable({
  table,
  only,
  orderLength = 5,
  onCase,
}: Watch & { table: Table; only?: string }): Promise<Certificate> {
  const plays = [...sequences, ...ownSequences, rounds]
    .filter(({ name }) => only === undefined || name === only)
    .filter(({ needs }) => needs.every((step) => table.driver.steps.includes(step)))
    .map(({ name, title, run }) => ({ name, title, run: () => run(table, orderLength) }));
  return certificate(table.driver.dialect, table.client.url, () => table.begin(), plays, onCase);
}

async function certificate(
  dialect: string,
  url: URL,
  begin: () => Promise<void>,
  plays: readonly { name: string; title: string; run: () => Promise<string>; notes?: () => string[] }[],
  onCase: Watch['onCase'],
): Promise<Certificate> {
  const results: CaseResult[] = [];
  for (const { name, title, run, notes: takeNotes } of plays) {
    let result: CaseResult;
    try {
      await begin();
      result = { name, title, passed: true, seen: await run() };
    } catch (error) {
      const seen = error instanceof Fault ? error.message : `no answer: ${(error as Error).message}`;
      result = { name, title, passed: false, seen };
    }
    const notes = takeNotes?.() ?? [];
    if (notes.length > 0) result = { ...result, notes };
    results.push(result);
    onCase?.(result);
  }
  const passed = results.filter((result) => result.passed).length;
  return { dialect, url: url.toString(), passed, failed: results.length - passed, cases: results };
}
