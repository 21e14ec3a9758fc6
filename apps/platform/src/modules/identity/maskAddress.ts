/** A masked address that its owner recognises: an IPv4 address without its last part, the network of an IPv6 one. */
export function maskAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) return plain.replace(/\d+$/, '*');
  return `${plain.split(':').slice(0, 3).join(':')}:*`;
}
