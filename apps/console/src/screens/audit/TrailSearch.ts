/** What the trail is filtered by, as the address keeps it; days are those of the brand. */
export type TrailSearch = {
  action?: string | undefined;
  actor?: string | undefined;
  objectId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  page?: number | undefined;
};
