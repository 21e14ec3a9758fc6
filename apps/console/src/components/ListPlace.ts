/** Where a list stands in its address, as `useListAddress` finds it. */
export interface ListPlace {
  turn: (page: number) => void;
  /** Takes the filters off; left out where none is set. */
  clear: (() => void) | undefined;
}
