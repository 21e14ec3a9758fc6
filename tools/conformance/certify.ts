import { cases } from './cases.ts';
import { Fault, type Player } from './Player.ts';

export type CaseResult = { name: string; title: string; passed: boolean; seen: string };
export type Certificate = { dialect: 'hub88'; url: string; passed: number; failed: number; cases: CaseResult[] };

type Options = {
  player: Player;
  /** How long the orders of bet, win and rollback are; every shorter order is part of a longer one. */
  orderLength?: number;
  /** Hears of each case as it ends. */
  onCase?: (result: CaseResult) => void;
};

/** Plays every case against a server, one after the other, each from the balance that the server then states. */
export async function certify({ player, orderLength = 6, onCase = () => undefined }: Options): Promise<Certificate> {
  const results: CaseResult[] = [];
  for (const { name, title, run } of cases) {
    let result: CaseResult;
    try {
      await player.begin();
      result = { name, title, passed: true, seen: await run({ player, orderLength }) };
    } catch (error) {
      const seen = error instanceof Fault ? error.message : `no answer: ${(error as Error).message}`;
      result = { name, title, passed: false, seen };
    }
    results.push(result);
    onCase(result);
  }
  const passed = results.filter((result) => result.passed).length;
  return {
    dialect: 'hub88',
    url: player.client.url.toString(),
    passed,
    failed: results.length - passed,
    cases: results,
  };
}
