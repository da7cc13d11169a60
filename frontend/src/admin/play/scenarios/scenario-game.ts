import type { BracketAnswer, DivisionGameAnswer, GameRowAnswer, MatchupAnswer, ScenarioStepAnswer } from '../../../api/schema'
import { outcomeOf, slotInWords } from '../../../ui/bracket/sentences'
import { columnsOf, type ShownBracket, type ShownMatchup } from '../../../ui/bracket/shown-bracket'
import { hasResult, resultText } from '../games/list/score-text'

/** A game as a scenario has it. */
export type ScenarioGame = Pick<
  GameRowAnswer,
  'id' | 'date' | 'homeTeam' | 'awayTeam' | 'score_home' | 'score_away' | 'walkover_winner'
> & {
  /** Its result as things are: `61–58`, `w/o`; null where it has none. */
  readonly now: string | null
  /** The scenario makes it: as things are, its matchup has no game. */
  readonly isMade?: boolean
}

type Named = Omit<ScenarioGame, 'now'>

export const asScenarioGame = <Game extends Named>(game: Game): Game & ScenarioGame => ({
  ...game,
  now: hasResult(game) ? resultText(game) : null,
})

/** A matchup of a bracket in a scenario. */
export type MatchupRow = {
  readonly matchId: string
  /** `Semifinal 1` */
  readonly label: string
  /** Who plays, in words: `Hawks – Winner of Semifinal 2`. */
  readonly sides: string
  /** Null where nothing can be entered: nobody has made a game, or who plays is not known. */
  readonly game: ScenarioGame | null
  readonly isKnown: boolean
  readonly step: ScenarioStepAnswer | undefined
  /** What it leads to: `Hawks go to the final.`; null while nobody goes on. */
  readonly outcome: string | null
}

const matchupsOf = ({ rounds, thirdPlace }: BracketAnswer): readonly MatchupAnswer[] => [
  ...rounds.flatMap(({ matchups }) => matchups),
  ...(thirdPlace ? [thirdPlace] : []),
]

const areSameSides = (one: DivisionGameAnswer, other: DivisionGameAnswer): boolean =>
  one.home_team_id === other.home_team_id && one.away_team_id === other.away_team_id

type InBoth = { readonly then: DivisionGameAnswer | null; readonly now: DivisionGameAnswer | null }

/** A result of other teams is none of those who play in the scenario. */
const gameIn = ({ then, now }: InBoth): ScenarioGame | null => {
  const game = then ?? now
  if (game === null || now === null) return game && { ...game, now: null, isMade: true }
  if (!areSameSides(now, game)) return { ...game, now: null }
  return { ...game, walkover_winner: now.walkover_winner, now: asScenarioGame(now).now }
}

const isKnown = ({ teamA, teamB }: ShownMatchup): boolean => teamA.kind === 'team' && teamB.kind === 'team'

/** The matchups of a bracket as a scenario has it, round by round; a game that it deletes is still among them. */
export const matchupRows = (
  then: { readonly answer: BracketAnswer; readonly shown: ShownBracket },
  now: BracketAnswer,
  steps: readonly ScenarioStepAnswer[],
): readonly MatchupRow[] => {
  const gameOf = (bracket: BracketAnswer, id: string) => matchupsOf(bracket).find(({ matchId }) => matchId === id)?.game ?? null
  const rows = columnsOf(then.shown).flatMap(({ matchups }) => matchups)
  return rows
    .filter(({ isBye }) => !isBye)
    .map(matchup => {
      const { matchId, label } = matchup
      const game = gameIn({ then: gameOf(then.answer, matchId), now: gameOf(now, matchId) })
      return {
        matchId,
        label,
        sides: [matchup.teamA, matchup.teamB].map(slot => slotInWords(then.shown, slot)).join(' – '),
        game: isKnown(matchup) ? game : null,
        isKnown: isKnown(matchup),
        step: steps.find(({ game_id: id, kind }) => kind !== 'matchupGame' && id !== null && id === game?.id),
        outcome: outcomeOf(then.shown, matchup),
      }
    })
}
