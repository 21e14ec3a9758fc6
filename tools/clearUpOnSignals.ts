import { openTempParent } from './tempParent.ts';

/**
 * For a command that starts servers: on a signal it exits only after all child processes and temporary folders are
 * gone.
 */
export function clearUpOnSignals(): void {
  const temp = openTempParent();
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.once(signal, () => void temp.remove().finally(() => process.exit(code)));
  }
}
