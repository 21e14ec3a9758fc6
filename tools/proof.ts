import { parseArgs } from 'node:util';
import { findBrowser } from './browser.ts';
import { buildAll } from './build.ts';
import { clearUpOnSignals } from './clearUpOnSignals.ts';
import { proofs } from './proofs/proofs.ts';
import { runProof } from './proofs/runProof.ts';
import { root } from './sourceFiles.ts';

/** `npm run proof -- <name> [--seed s] [--json]`: runs one proof; without a name prints the list. */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const [name] = positionals;
  if (name === undefined) {
    for (const [known, { about }] of Object.entries(proofs)) console.log(`${known.padEnd(14)}${about}`);
    return 0;
  }
  const proof = proofs[name];
  if (proof === undefined) throw new Error(`No proof "${name}"; there are: ${Object.keys(proofs).join(', ')}.`);
  if (values.seed !== undefined && proof.seed === undefined) throw new Error(`${name} does not use a seed.`);
  clearUpOnSignals();
  const say = (line: string): void => console.log(line);
  if (proof.needsBuild === true) {
    process.env['CHROME'] = findBrowser(say);
    await buildAll({ log: say });
  }
  const result = await runProof(name, proof, { cwd: root, seed: values.seed });
  const { ok, seconds, seed } = result;
  say(
    values.json
      ? JSON.stringify(result)
      : `${name} ${ok ? 'holds' : 'FAILS'} after ${seconds} s${seed === null ? '' : `, seed ${seed}`}`,
  );
  return ok ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error((error as Error).message);
    process.exit(1);
  },
);
