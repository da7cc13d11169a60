import { noDetails, type IfPlayed, type scheduleGame } from '../games/decide'
import type { GameSide } from '../games/events'
import type { TeamId } from '../ids/kinds'
import type { GenerationPlan, PlannedGame } from './events'

/** A game of a plan as it is scheduled. */
export const plannedGame = (
  { organization, season, league, teams }: GenerationPlan,
  planned: PlannedGame,
): Parameters<typeof scheduleGame>[1] => {
  const entries = new Map(teams.map(({ team, entry }) => [team, entry]))
  const side = (team: TeamId): GameSide => ({ team, entry: entries.get(team) ?? 0, league })
  const { game, home, away, date, time, location, stage = 'regular' } = planned
  return {
    game,
    in: { organization, season, league, division: null, stage, home: side(home), away: side(away) },
    details: { ...noDetails, date, time, location },
  }
}

/** What a plan does with a game that it replaces and that was played. */
export const ifReplacedGameIsPlayed = ({ replacesPlayed }: Pick<GenerationPlan, 'replacesPlayed'>): IfPlayed =>
  replacesPlayed ? 'delete' : 'refuse'
