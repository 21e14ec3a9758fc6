/** Whether a pointer lies still: a page that is laid out under one is told of it as of a move, by nobody's hand. */
export const isResting = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;
