/** Reads a response up to a maximum size; a larger one throws the given error. */
export async function readLimited(
  response: Response,
  { mostBytes, Fault }: { mostBytes: number; Fault: new (message: string) => Error },
): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (part === undefined || part.done) break;
    size += part.value.byteLength;
    if (size > mostBytes) {
      await reader?.cancel();
      throw new Fault('the answer is too large');
    }
    chunks.push(part.value);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
}
