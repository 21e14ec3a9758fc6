/** The text that is signed with the server seed to give block `cursor` of the round numbered `nonce`. */
export function streamMessage(clientSeed: string, nonce: bigint, cursor: number): string {
  return `${clientSeed}:${nonce}:${cursor}`;
}
