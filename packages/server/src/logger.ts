import { pino, type Logger } from 'pino';

export type { Logger };

/**
 * One JSON line per event. Secrets are redacted by key name at any depth, so that a careless log call cannot leak what
 * a member typed.
 */
export function createLogger(level: string, name: string): Logger {
  return pino({
    name,
    level,
    redact: {
      paths: [
        'password',
        'token',
        'totp',
        'authorization',
        '*.password',
        '*.token',
        '*.totp',
        '*.authorization',
        '*.confirmPassword',
      ],
      censor: '[cut]',
    },
  });
}
