/** The games with these ids in their order. Ids of others are left out. */
export function gamesOf<Game extends Readonly<{ nodeId: string }>>(
  games: readonly Game[],
  ids: readonly number[],
): Game[] {
  const byId = new Map(games.map((game) => [game.nodeId, game]));
  return ids.flatMap((id) => byId.get(String(id)) ?? []);
}
