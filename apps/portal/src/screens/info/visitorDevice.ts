/** The kind of device that a browser says it runs on, as downloads are named; nothing for a desk. */
export function visitorDevice(userAgent: string): 'IOS' | 'Android' | undefined {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'IOS';
  return /Android/.test(userAgent) ? 'Android' : undefined;
}
