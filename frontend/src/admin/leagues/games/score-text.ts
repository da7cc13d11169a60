import type { GameRowAnswer } from '../../../api/schema'
import { none } from '../../../ui/format/figures'

type Scored = Pick<GameRowAnswer, 'score_home' | 'score_away'>

/** `61–58`, the home team first as in the matchup; a dash while there is no score. */
export const scoreText = ({ score_home, score_away }: Scored) =>
  score_home === null || score_away === null ? none : `${score_home}–${score_away}`

export const hasScore = ({ score_home, score_away }: Scored) => score_home !== null && score_away !== null

type Sided = Pick<GameRowAnswer, 'homeTeam' | 'awayTeam'>

/** `Hawks vs Bulls`: the home team first, as everywhere in the admin. */
export const matchup = ({ homeTeam, awayTeam }: Sided) => `${homeTeam} vs ${awayTeam}`
