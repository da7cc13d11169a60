import type { Score } from '@fullcourt/domain/games/events'
import type { GameRowAnswer } from '../../../../api/schema'
import { none, difference } from '../../../../ui/format/figures'
import { scoreOf, type Scored } from '../finals/score-of'
import type { Mismatch } from '@fullcourt/domain/games/mismatch'

/** `58–61`, the away team first as in the matchup; a dash while there is no score. */
export const scoreOfSides = (score: Score | null) => (score === null ? none : `${score.away}–${score.home}`)

export const scoreText = (game: Scored) => scoreOfSides(scoreOf(game))

export const hasScore = (game: Scored) => scoreOf(game) !== null

type Decided = Scored & Pick<GameRowAnswer, 'walkover_winner'>

/** The score, or `w/o` for a game that was won without being played. */
export const resultText = (game: Decided) => (game.walkover_winner ? 'w/o' : scoreText(game))

/** Whether no score can be entered any more, but for a correction. */
export const hasResult = (game: Decided) => hasScore(game) || Boolean(game.walkover_winner)

type Sided = Pick<GameRowAnswer, 'homeTeam' | 'awayTeam'>

/** `Bulls @ Hawks`: the away team first, as on the public pages. */
export const matchup = ({ homeTeam, awayTeam }: Sided) => `${awayTeam} @ ${homeTeam}`

/** `Hawks: players 62, final 65 (−3)`: the sum, the final score and the difference. */
export const differenceText = ({ what, sum, final }: Pick<Mismatch, 'what' | 'sum' | 'final'>, team: string) =>
  `${team}: ${what} ${sum}, final ${final} (${difference(sum - final)})`
