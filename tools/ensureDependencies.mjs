// Runs before every command that needs packages; it may use nothing but Node itself.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Baize needs Node 20.19 or newer, and this is ${process.version}.`);
  process.exit(1);
}
// The following command has the same parent; it counts its time from here (tools/commandBeganAt.ts).
mkdirSync('.cache', { recursive: true });
for (const name of readdirSync('.cache')) {
  const [, pid] = /^began-(\d+)$/.exec(name) ?? [];
  if (pid !== undefined && !isAlive(Number(pid))) rmSync(`.cache/${name}`, { force: true });
}
writeFileSync(`.cache/began-${process.ppid}`, String(performance.timeOrigin));

const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) process.exit(0);

console.log('Installing dependencies ...');
const npm = process.env.npm_execpath;
const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline'];
const child = spawn(npm ? process.execPath : 'npm', npm ? [npm, ...args] : args, {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
});
// Signals that end the command also end the installation.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('error', () => process.exit(1));
child.once('exit', (code) => process.exit(code ?? 1));

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
