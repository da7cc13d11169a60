import type { SeasonStateAnswer } from '../../../api/schema'
import { quantity, whole } from '../../../ui/format/figures'

export const STAGES: Readonly<Record<SeasonStateAnswer['stage'], string>> = {
  'set-up': 'Set up',
  running: 'Running',
  'play-offs': 'Play-offs',
  finished: 'Finished',
}

const whatIsThere = ({ leagues, games }: SeasonStateAnswer) => {
  if (leagues === 0) return 'No leagues yet'
  return games === 0 ? `${quantity(leagues, 'league')}, no games yet` : `${quantity(games, 'game')} scheduled`
}

const whoWon = ({ champions, games, completed }: SeasonStateAnswer) => {
  const [first] = champions
  if (!first) return `${whole(completed)} of ${quantity(games, 'game')} played`
  if (champions.length === 1) return `Champion: ${first.team.name}`
  return `Champions: ${champions.map(({ team, name }) => `${team.name} (${name})`).join(', ')}`
}

/** What there is to say of a season at its stage: `41 of 63 games`, `Champion: Hawks`. */
export const seasonStateInWords = (state: SeasonStateAnswer): string => {
  if (state.stage === 'set-up') return whatIsThere(state)
  return state.stage === 'finished' ? whoWon(state) : `${whole(state.completed)} of ${quantity(state.games, 'game')}`
}
