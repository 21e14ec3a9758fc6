import type { SiteSettings } from '@baize/contract';

const analytics = 'https://www.googletagmanager.com';
const collectors = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
const identity = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/**
 * The Content-Security-Policy of a brand's pages: this origin, the origins of its game vendors, and the external services
 * that its operators have enabled, each by name. The only inline script is that of the hash.
 */
export function pagePolicy(settings: SiteSettings, gameOrigins: readonly string[], scriptHash?: string): string {
  const hasAnalytics = settings.analytics.gtagId !== '';
  const { firebase } = settings;
  const images = settings.imageCDNs.map((host) => `https://${host}`);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...(scriptHash === undefined ? [] : [`'${scriptHash}'`]),
      ...(hasAnalytics ? [analytics] : []),
      ...(firebase === null ? [] : ['https://apis.google.com', 'https://www.google.com', 'https://www.gstatic.com']),
    ],
    /* Critical styles are inlined, and widgets position themselves by style attributes. */
    'style-src': ["'self'", "'unsafe-inline'"],
    /* Vendors host the pictures of their games. */
    'img-src': ["'self'", 'data:', ...images, ...gameOrigins, ...(hasAnalytics ? [analytics, ...collectors] : [])],
    'connect-src': [
      "'self'",
      ...(hasAnalytics ? [analytics, ...collectors] : []),
      ...(firebase === null ? [] : identity),
    ],
    'frame-src': [
      ...gameOrigins,
      // The chat page.
      "'self'",
      ...settings.launchGameCDNs.map((host) => `https://${host}`),
      ...(firebase === null ? [] : [`https://${firebase.authDomain}`, 'https://www.google.com']),
    ],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
