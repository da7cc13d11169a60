import type { GameLine } from '../games/game-line'

const marginOf = ({ away, home }: GameLine) => Math.abs((away.points ?? 0) - (home.points ?? 0))

/** The game that a home page shows first: of the last day the one that was played last, of several at that time the closest. */
export const headlineGame = (results: readonly GameLine[]): GameLine | undefined => {
  const completed = results.filter(game => game.completed)
  const latest = completed
    .map(({ time }) => time ?? '')
    .sort()
    .at(-1)
  return completed.filter(({ time }) => (time ?? '') === latest).sort((a, b) => marginOf(a) - marginOf(b) || a.id - b.id)[0]
}
