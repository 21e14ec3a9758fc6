import type { Start } from '../Start.ts';

type Resource = Start['status']['resources'][number];

/** The download or link of a type, however the brand capitalised it. */
export const resourceOf = (resources: readonly Resource[], type: Resource['resourceType']): Resource | undefined =>
  resources.find(({ resourceType }) => resourceType.toLowerCase() === type.toLowerCase());
