import { spawn, type ChildProcess } from 'node:child_process';

const PATIENCE_MS = 20_000;

const running = new Set<ChildProcess>();
let isEnding = false;

/**
 * Runs a program with its own output on the screen, as the leader of a process group, so that no child process survives
 * it. Returns its exit code; a program that exceeds its time-out is killed.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env, limitMs }: { cwd: string; env: Record<string, string>; limitMs: number },
): Promise<number> {
  const child = spawn(program, args, {
    ...{ cwd, env: { ...process.env, ...env }, detached: true },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  running.add(child);
  const gone = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
  const timer = setTimeout(() => {
    console.log(`\n${program} has not ended after ${Math.round(limitMs / 60_000)} minutes and is terminated.`);
    void end(child, gone);
  }, limitMs);
  const code = await gone;
  clearTimeout(timer);
  running.delete(child);
  signal(child, 'SIGKILL');
  // During shutdown its exit is not reported: that would cause a retry.
  if (isEnding) return new Promise(() => undefined);
  return code;
}

/** Ends all running programs, before this process ends itself. */
export async function endPrograms(): Promise<void> {
  isEnding = true;
  await Promise.all(
    [...running].map((child) => end(child, new Promise((resolve) => child.once('exit', () => resolve(0))))),
  );
}

async function end(child: ChildProcess, gone: Promise<number>): Promise<void> {
  signal(child, 'SIGTERM');
  const timer = setTimeout(() => signal(child, 'SIGKILL'), PATIENCE_MS);
  await gone;
  clearTimeout(timer);
  signal(child, 'SIGKILL');
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, name);
  } catch {
    // The process group is empty.
  }
}
