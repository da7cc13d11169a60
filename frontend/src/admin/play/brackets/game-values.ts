import type { Score, Side } from '@fullcourt/domain/games/events'
import type { DivisionGameAnswer, MatchupGameDto } from '../../../api/schema'
import { pick } from '../../../ui/pick'
import { changedFields, enteredValues, optionalText, type RecordFields } from '../../parts/editing/record-fields'
import { scoreOf } from '../games/finals/score-of'
import { scoreOfSides } from '../games/list/score-text'
import { walkoverField, type SideNames } from '../games/walkover/walkover-field'
import { fieldText } from '../../parts/forms/fields'
import type { FieldErrors } from '../../parts/forms/form-errors'

/** What the form of a game of a bracket holds. */
export type GameValues = {
  readonly score: Score | null
  readonly walkover_winner: Side | null
  readonly date: string | null
  readonly time: string | null
  readonly location: string | null
  readonly location_url: string | null
  readonly reason: string | null
}

const scoreIn = (form: FormData): Score | null => {
  const [home, away] = [fieldText(form, 'score_home'), fieldText(form, 'score_away')]
  return home === null || away === null ? null : { home: Number(home), away: Number(away) }
}

/** One score of two is none. */
export const bothScores = (form: FormData): FieldErrors => {
  const missing = ['score_home', 'score_away'].filter(name => fieldText(form, name) === null)
  return missing.length === 1 ? { [missing[0] ?? '']: 'Both scores are required.' } : {}
}

/** The fields of the form, with the names of both teams. */
export const gameFields = (names: SideNames): RecordFields<GameValues> => ({
  score: { label: 'Score', entered: scoreIn, shown: scoreOfSides },
  walkover_winner: walkoverField(names),
  date: optionalText('Date'),
  time: optionalText('Time'),
  location: optionalText('Location'),
  location_url: optionalText('Location URL'),
  reason: optionalText('Reason'),
})

/** A game as its form shows it. Result and details were read at one moment, so that the later revision is that of both. */
export const storedGame = (game: DivisionGameAnswer) => ({
  value: {
    score: scoreOf(game),
    ...pick(game, ['walkover_winner', 'date', 'time', 'location', 'location_url']),
    reason: null,
  },
  revision: Math.max(game.revision ?? 0, game.detailsRevision ?? 0),
})

/** What the form of a game changes of its result, with all else that it changes; null while it leaves the result as it is, or enters the first one. */
export const correctionIn = (game: DivisionGameAnswer, names: SideNames, form: FormData): MatchupGameDto | null => {
  const { value } = storedGame(game)
  const { reason: _, ...changed } = changedFields(value, enteredValues(gameFields(names), form, value))
  const isPlayed = value.score !== null || value.walkover_winner !== null
  const isCorrected = changed.score !== undefined || changed.walkover_winner !== undefined
  return isPlayed && isCorrected && Object.keys(bothScores(form)).length === 0 ? gameChanges(changed) : null
}

/** Without both points there is no score. */
const pointsOf = (score: Score | null) => ({ score_home: score?.home ?? null, score_away: score?.away ?? null })

/** What is sent of the fields that changed. */
export const gameChanges = ({ score, reason, ...others }: Partial<GameValues>): MatchupGameDto => {
  const sent = reason ? { ...others, reason } : others
  return score === undefined ? sent : { ...sent, ...pointsOf(score) }
}
