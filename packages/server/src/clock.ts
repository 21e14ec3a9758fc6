/** The process's clock, in milliseconds. Money and draws use the database's clock, never this one. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
