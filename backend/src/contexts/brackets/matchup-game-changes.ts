import { refuse, type Decision } from '@fullcourt/domain/facts/decision'
import { changeDetails, updateScore, type EditableDetails } from '@fullcourt/domain/games/decide'
import type { GameFact, Side } from '@fullcourt/domain/games/events'
import type { EditedFigure } from '@fullcourt/domain/games/figure'
import { gameStream, type Game } from '@fullcourt/domain/games/state'
import { recordWalkover } from '@fullcourt/domain/games/walkover'
import { decideInSequence } from '../../core/facts/decide-in-sequence'

/** What a form of a game of a bracket says; what is undefined stays, and null is no score. */
export type WantedMatchupGame = {
  readonly details: Partial<EditableDetails>
  readonly score: { readonly home: number | null | undefined; readonly away: number | null | undefined }
  readonly walkover: Side | null | undefined
}

type DecideGame = (game: Game) => Decision<GameFact>

const namesDetails = ({ details }: WantedMatchupGame): boolean => Object.values(details).some(value => value !== undefined)

const namesResult = ({ score: { home, away }, walkover }: WantedMatchupGame): boolean =>
  [home, away, walkover].some(value => value !== undefined)

/** Without both points there is no score; one that is there can be corrected, not taken out. */
const changeScore =
  ({ home, away }: WantedMatchupGame['score']): DecideGame =>
  game => {
    if (home == null && away == null) {
      const isStored = game.kind !== 'active' || game.figures.score === null
      return isStored ? { kind: 'nothing' } : refuse('invalid', 'A final score can be corrected, but not removed.')
    }
    if (home == null || away == null) return refuse('invalid', 'Both scores are required.')
    return updateScore(game, { is: { home, away } })
  }

/** The parts of a game that the form changes. */
export const changedParts = (wanted: WantedMatchupGame): readonly EditedFigure[] => [
  ...(namesDetails(wanted) ? (['details'] as const) : []),
  ...(namesResult(wanted) ? (['score'] as const) : []),
]

/** All that a form says, as one decision: a walk-over is taken back before a score, and given without one. */
export const changeMatchupGame =
  (wanted: WantedMatchupGame): DecideGame =>
  game => {
    const { details, score, walkover } = wanted
    const walkovers: DecideGame[] = walkover === undefined ? [] : [now => recordWalkover(now, { winner: walkover })]
    const scores: DecideGame[] = score.home === undefined && score.away === undefined ? [] : [changeScore(score)]
    const results = walkover === null ? [...walkovers, ...scores] : [...scores, ...walkovers]
    return decideInSequence(gameStream, game, [now => changeDetails(now, details), ...results])
  }
