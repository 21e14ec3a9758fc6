/** The looks of a queue's list and of the links in it. */
export const waitingClass = {
  list: 'mt-4 flex flex-col divide-y divide-line-1 border-t border-line-1',
  link: 'flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-1.5 text-body text-text-1 no-underline hover:bg-bg-2',
} as const;
