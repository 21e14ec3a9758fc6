/**
 * Path of the start-up call. In a file without its shapes, so that a page can request it before its other code is
 * loaded.
 */
export const statusPath = '/wps/system/status';
