import { openTempParent } from './tempParent.ts';

/** For a command that starts servers: when it is told to end, it is gone only after all that it started and left. */
export function clearUpOnSignals(): void {
  const temp = openTempParent();
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.once(signal, () => void temp.remove().finally(() => process.exit(code)));
  }
}
