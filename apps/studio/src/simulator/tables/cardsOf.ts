/** The cards of an outcome, drawn without replacement from one pack: 52 · 51 for two. */
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
