/** The time as the process sees it, in milliseconds. Money and draws go by the database's clock, never by this one. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
