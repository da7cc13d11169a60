type Game = { readonly id: number }

/** The open game after this one, else the first in the list; undefined when none is open. */
export const nextOpenGame = <One extends Game>(
  games: readonly One[],
  after: number,
  isOpen: (game: One) => boolean,
): One | undefined => {
  const place = games.findIndex(({ id }) => id === after)
  return [...games.slice(place + 1), ...games.slice(0, Math.max(0, place))].find(isOpen)
}
