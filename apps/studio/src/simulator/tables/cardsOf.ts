/** The cards of an outcome, drawn one after the other from one pack without putting any back: 52 · 51 of two. */
export function cardsOf(outcome: number, count: number): number[] {
  const pack = Array.from({ length: 52 }, (_, at) => at);
  let left = outcome;
  return Array.from({ length: count }, () => {
    const size = pack.length;
    const [card = 0] = pack.splice(left % size, 1);
    left = Math.floor(left / size);
    return card;
  });
}
