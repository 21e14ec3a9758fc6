import { fork, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePorts } from './freePort.ts';
import { tempFolder } from './tempFolder.ts';

/** The whole system as started by `npm start`, on free ports and a data folder of its own. */
export type StartedSystem = {
  portalUrl: string;
  studioUrl: string;
  dataDir: string;
  child: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** Base32 secret of an operator's one-time codes, as printed at the start. */
  totpSecret(username: string): string;
  /** Sends SIGTERM and waits; resolves to the exit code. */
  stop(): Promise<number | null>;
};

type Options = { env?: Record<string, string>; dataDir?: string; keepData?: boolean; ports?: [number, number] };

/** Starts it and waits for `Baize is ready`; rejects with its output if it exits before. */
export async function startForTests({
  env = {},
  dataDir,
  keepData = false,
  ports,
}: Options = {}): Promise<StartedSystem> {
  const folder = dataDir ?? tempFolder('system');
  const [port, studioPort] = ports ?? (await freePorts(2));
  const child = fork(fileURLToPath(new URL('start.ts', import.meta.url)), [], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      STUDIO_PORT: String(studioPort),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      // The test runner's own setting must not leak into the system.
      NODE_ENV: 'development',
      ...env,
    },
  });
  let output = '';
  const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  await new Promise<void>((resolve, reject) => {
    const listener = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
      if (output.includes('Baize is ready')) resolve();
    };
    child.stdout?.on('data', listener);
    child.stderr?.on('data', listener);
    void gone.then((code) => reject(new Error(`The start ended with code ${code}:\n${output}`)));
  });
  return {
    portalUrl: `http://localhost:${port}`,
    studioUrl: `http://localhost:${studioPort}`,
    dataDir: folder,
    child,
    output: () => output,
    totpSecret: (username) => {
      const secret = new RegExp(`Operator\\s+${username}\\s.*TOTP secret (\\w+)`).exec(output)?.[1];
      if (secret === undefined) throw new Error(`No secret of ${username} was printed.`);
      return secret;
    },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      const code = await gone;
      if (!keepData) rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}
