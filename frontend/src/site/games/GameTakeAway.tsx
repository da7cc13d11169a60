import { inWords } from '../parts/game-sides'
import { useSite } from '../site'
import { boxScoreTableOf } from '../take-away/addresses'
import { TakeAway } from '../take-away/TakeAway'
import type { BoxScore } from './box-score'

/** What visitors take along from a game: its link, its date before it is played, its box score after. */
export const GameTakeAway = ({ game }: { game: BoxScore }) => {
  const site = useSite()
  const hasFigures = [...game.lines.away, ...game.lines.home].some(({ figures }) => figures !== null)
  const tables = hasFigures ? [{ label: 'Box score', href: boxScoreTableOf(site, game.id) }] : []
  const title = `${game.away.name} @ ${game.home.name}`
  return <TakeAway of={inWords(game.away, game.home)} game={game.completed ? undefined : { ...game, title }} tables={tables} />
}
