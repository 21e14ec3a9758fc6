import { fork } from 'node:child_process';
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { root } from './sourceFiles.ts';

/** `npm run dev`: the whole system, rebuilt and restarted after every change of a source. */
let running = start();
let timer: NodeJS.Timeout | undefined;

function start() {
  return fork(fileURLToPath(new URL('start.ts', import.meta.url)), [], { execArgv: ['--import', 'tsx'] });
}

for (const folder of ['apps', 'packages', 'games', 'brands', 'languages']) {
  watch(`${root}${folder}`, { recursive: true }, (_event, name) => {
    if (name === null || /(^|\/)(dist|node_modules)(\/|$)/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      console.log(`${folder}/${name} changed; restarting ...`);
      running.once('exit', () => {
        running = start();
      });
      running.kill('SIGTERM');
    }, 200);
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    running.once('exit', () => process.exit(0));
    running.kill(signal);
  });
}
