type Facts = Record<string, string | number | boolean | null>;

/**
 * Settings in the form of the audit trail: one entry per value, keyed by its path, so that a change is one entry too.
 */
export function factsOf(value: object, path = ''): Facts {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]: [string, unknown]): [string, Facts[string]][] => {
      const name = path === '' ? key : `${path}.${key}`;
      if (Array.isArray(one)) return [[name, one.join(', ')]];
      if (typeof one === 'object' && one !== null) return Object.entries(factsOf(one, name));
      return [[name, one as Facts[string]]];
    }),
  );
}
