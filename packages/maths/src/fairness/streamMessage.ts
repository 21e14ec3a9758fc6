/** The message that is signed with the server seed to get block `cursor` of the round with this `nonce`. */
export function streamMessage(clientSeed: string, nonce: bigint, cursor: number): string {
  return `${clientSeed}:${nonce}:${cursor}`;
}
