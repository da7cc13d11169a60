import type { Score } from '@fullcourt/domain/games/events'
import type { GameRowAnswer } from '../../../../api/schema'

/** The points that an answer says of both sides. */
export type Scored = Pick<GameRowAnswer, 'score_home' | 'score_away'>

/** The score of a game; null while it has none. Apart from how it is edited, which the first load has no use for. */
export const scoreOf = ({ score_home, score_away }: Scored): Score | null =>
  score_home === null || score_away === null ? null : { home: score_home, away: score_away }
