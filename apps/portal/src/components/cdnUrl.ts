/**
 * The address of a picture of ours at one of the hosts that the brand keeps its pictures at, or as it is where there is
 * none. The same picture is always at the same host, so that no browser keeps it twice.
 */
export function cdnUrl(path: string, hosts: readonly string[]): string {
  if (hosts.length === 0 || !/^\/(?!\/)/.test(path)) return path;
  let mark = 0;
  for (const character of path) mark = (mark * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return `https://${hosts[mark % hosts.length]}${path}`;
}
