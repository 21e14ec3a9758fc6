/** Planted faults of the run of draws, which prove that it would detect them. */
export const drawControls = ['paid-twice', 'lost-win'] as const;
export type DrawControl = (typeof drawControls)[number];
