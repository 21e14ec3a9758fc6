import type { SiteSettings } from '@baize/contract';

const analytics = 'https://www.googletagmanager.com';
const collectors = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
const identity = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/**
 * What a page of a brand may load, run and frame: what comes from here, and the outside services that its operators have
 * switched on, each by name. Of what stands in a page only the text of that hash runs.
 */
export function pagePolicy(settings: SiteSettings, studioOrigin: string, scriptHash?: string): string {
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
    /* Styles of the first view are part of the page, and widgets place themselves by style attributes. */
    'style-src': ["'self'", "'unsafe-inline'"],
    /* Pictures of games that the studio hosts lie there. */
    'img-src': ["'self'", 'data:', ...images, studioOrigin, ...(hasAnalytics ? [analytics, ...collectors] : [])],
    'connect-src': [
      "'self'",
      ...(hasAnalytics ? [analytics, ...collectors] : []),
      ...(firebase === null ? [] : identity),
    ],
    'frame-src': [
      studioOrigin,
      // The page of the chat.
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
