/** Where the start-up call is. Apart from its shapes, so that a page can ask before any of its other code is there. */
export const statusPath = '/wps/system/status';
