/** A unique id of 32 characters for an element. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `q${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.slice(0, 32);
}
