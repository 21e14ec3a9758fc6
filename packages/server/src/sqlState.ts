/** PostgreSQL's error codes that this code reacts to, by their condition names (appendix A of its manual). */
export const sqlStates = {
  invalidAuthorization: '28000',
  invalidPassword: '28P01',
  deadlockDetected: '40P01',
  lockNotAvailable: '55P03',
  queryCanceled: '57014',
  serializationFailure: '40001',
  tooManyConnections: '53300',
  uniqueViolation: '23505',
  unknownDatabase: '3D000',
} as const;

/**
 * The SQLSTATE of a database error: five letters and digits. Error codes of the operating system, such as EPIPE, look
 * alike but are none, and give undefined like anything else.
 */
export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^(?!E[A-Z]{4}$)[0-9A-Z]{5}$/.test(code) ? code : undefined;
}
