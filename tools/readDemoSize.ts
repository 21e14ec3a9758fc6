import { parseArgs } from 'node:util';

/** How much `npm run demo:seed` generates. */
export type DemoSize = Readonly<{ members: number; rounds: number; days: number; seed: string }>;

/** The most of each; the usual numbers stand with the options. */
const most = { members: 1_000_000, rounds: 1_000, days: 365 } as const;

/** The arguments of the command, or a sentence that names the one that is wrong. */
export function readDemoSize(args: string[]): DemoSize | string {
  try {
    const { values } = parseArgs({
      args,
      options: {
        members: { type: 'string', default: '1000' },
        rounds: { type: 'string', default: '5' },
        days: { type: 'string', default: '1' },
        seed: { type: 'string', default: '1' },
      },
    });
    for (const name of ['members', 'rounds', 'days'] as const) {
      const text = values[name];
      if (!/^[1-9]\d{0,6}$/.test(text) || Number(text) > most[name]) {
        return `--${name} must be a whole number from 1 to ${most[name]}, but it is "${text}".`;
      }
    }
    const { members, rounds, days, seed } = values;
    return { members: Number(members), rounds: Number(rounds), days: Number(days), seed };
  } catch (error) {
    // Options that are not known or have no value; every other fault is one of ours.
    if (error instanceof TypeError && 'code' in error) return error.message;
    throw error;
  }
}
