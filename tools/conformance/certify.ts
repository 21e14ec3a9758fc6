import { cases } from './cases.ts';
import { Fault, type Player } from './Player.ts';
import { rounds } from './rounds.ts';
import { sequences } from './sequences.ts';
import type { Table } from './Table.ts';

export type CaseResult = { name: string; title: string; passed: boolean; seen: string };
export type Certificate = { dialect: string; url: string; passed: number; failed: number; cases: CaseResult[] };

type Watch = {
  /** How long the orders of a round's calls are; every shorter order is part of a longer one. */
  orderLength?: number;
  /** Hears of each case as it ends. */
  onCase?: ((result: CaseResult) => void) | undefined;
};

/** Plays every case of Hub88 against a server, one after the other, each from the balance that the server then states. */
export function certify({ player, orderLength = 6, onCase }: Watch & { player: Player }): Promise<Certificate> {
  const plays = cases.map(({ name, title, run }) => ({ name, title, run: () => run({ player, orderLength }) }));
  return certificate('hub88', player.client.url, () => player.begin(), plays, onCase);
}

/** The same with the sequences that every other dialect's driver can play. */
export function certifyTable({
  table,
  only,
  orderLength = 5,
  onCase,
}: Watch & { table: Table; only?: string }): Promise<Certificate> {
  const plays = [...sequences, rounds]
    .filter(({ name }) => only === undefined || name === only)
    .filter(({ needs }) => needs.every((step) => table.driver.steps.includes(step)))
    .map(({ name, title, run }) => ({ name, title, run: () => run(table, orderLength) }));
  return certificate(table.driver.dialect, table.line.url, () => table.begin(), plays, onCase);
}

async function certificate(
  dialect: string,
  url: URL,
  begin: () => Promise<void>,
  plays: readonly { name: string; title: string; run: () => Promise<string> }[],
  onCase: Watch['onCase'],
): Promise<Certificate> {
  const results: CaseResult[] = [];
  for (const { name, title, run } of plays) {
    let result: CaseResult;
    try {
      await begin();
      result = { name, title, passed: true, seen: await run() };
    } catch (error) {
      const seen = error instanceof Fault ? error.message : `no answer: ${(error as Error).message}`;
      result = { name, title, passed: false, seen };
    }
    results.push(result);
    onCase?.(result);
  }
  const passed = results.filter((result) => result.passed).length;
  return { dialect, url: url.toString(), passed, failed: results.length - passed, cases: results };
}
