import type { Score, Side } from '@fullcourt/domain/games/events'
import type { GameRowAnswer, ScenarioChangeDto, ScenarioStepAnswer } from '../../../api/schema'
import { scoreOf, type Scored } from '../games/finals/score-of'
import type { ScenarioGame } from './scenario-game'

/** What a scenario says of a game: `as it is`, another score, who wins without playing, that it is not there. */
export type GameChoice = 'as-it-is' | 'score' | 'home' | 'away' | 'no-walkover' | 'deleted'

type Names = Pick<GameRowAnswer, 'homeTeam' | 'awayTeam'>

export const choiceIn = (step: ScenarioStepAnswer | undefined): GameChoice => {
  if (step === undefined) return 'as-it-is'
  if (step.kind === 'delete') return 'deleted'
  return step.kind === 'walkover' ? (step.walkover_winner ?? 'no-walkover') : 'score'
}

/** What can be chosen of a game; a score is entered, not chosen. */
export const choicesFor = (
  { homeTeam, awayTeam, walkover_winner, isMade }: Names & Pick<ScenarioGame, 'walkover_winner' | 'isMade'>,
  chosen: GameChoice,
): readonly { readonly value: GameChoice; readonly label: string }[] => [
  { value: 'as-it-is', label: 'As it is' },
  ...(chosen === 'score' ? [{ value: 'score' as const, label: 'This score' }] : []),
  { value: 'away', label: `Walk-over for ${awayTeam}` },
  { value: 'home', label: `Walk-over for ${homeTeam}` },
  ...(walkover_winner === null ? [] : [{ value: 'no-walkover' as const, label: 'No walk-over' }]),
  // What the scenario makes itself is taken out of it instead.
  ...(isMade ? [] : [{ value: 'deleted' as const, label: 'Deleted' }]),
]

/** The change that a choice stands for; null where it is none of its own. */
export const changeFor = (game_id: number, choice: GameChoice): ScenarioChangeDto | null => {
  if (choice === 'deleted') return { kind: 'delete', game_id }
  if (choice === 'home' || choice === 'away') return { kind: 'walkover', game_id, walkover_winner: choice }
  return choice === 'no-walkover' ? { kind: 'walkover', game_id, walkover_winner: null } : null
}

/** The score of a game in a scenario, else as it is. */
export const shownScore = (game: Scored, step: ScenarioStepAnswer | undefined): Score | null =>
  step === undefined ? scoreOf(game) : scoreOf(step)

/** One click lets a side win: with the score of the other side, or by the least there is. */
export const wonBy = (side: Side, score: Score | null): Score => {
  const [more, less] =
    score === null || score.home === score.away ? [1, 0] : [Math.max(score.home, score.away), Math.min(score.home, score.away)]
  return side === 'home' ? { home: more, away: less } : { home: less, away: more }
}

export const scoreChange = (game_id: number, { home, away }: Score): ScenarioChangeDto => ({
  kind: 'score',
  game_id,
  score_home: home,
  score_away: away,
})
