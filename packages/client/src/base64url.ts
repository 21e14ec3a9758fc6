/** base64url encoding of bytes, for URLs and JWEs. */
export function base64url(data: ArrayBuffer | Uint8Array): string {
  let binary = '';
  for (const byte of data instanceof Uint8Array ? data : new Uint8Array(data)) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
