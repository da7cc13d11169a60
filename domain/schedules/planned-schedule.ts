import type { EntryId, GameId, PlanId, TeamId } from '../ids/kinds'
import type { GenerationPlan, SchedulePlace, UnplacedGame } from './events'
import type { SchedulePlan, UnplacedPlanGame as LeftGame } from './generation/plan'
import type { LeagueTeam } from './generation-input'

/** A generated schedule with the ids that it takes. */
export type GeneratedSchedule = {
  readonly place: SchedulePlace
  readonly plan: PlanId
  readonly teams: readonly LeagueTeam[]
  readonly generated: SchedulePlan
  /** An id for each of its games. */
  readonly games: readonly GameId[]
  readonly keeps: readonly GameId[]
  readonly replaces: readonly GameId[]
  readonly replacesPlayed: boolean
}

/** How many games a generated schedule has. */
export const countGames = ({ weeks }: Pick<SchedulePlan, 'weeks'>): number =>
  weeks.reduce((sum, { games }) => sum + games.length, 0)

type TeamOf = (entry: EntryId) => TeamId

const unplacedGame = ({ home, away, week, slots, obstacles }: LeftGame, teamOf: TeamOf): UnplacedGame => ({
  home: teamOf(home),
  away: teamOf(away),
  week,
  slots,
  obstacles: obstacles.map(({ rule, entry, slots: count }) => ({
    rule,
    team: entry === null ? null : teamOf(entry),
    slots: count,
  })),
})

/** A generated schedule as it is written down: teams in place of entries, and an id for every game. */
export const plannedSchedule = ({ place, generated, games, teams, ...rest }: GeneratedSchedule): GenerationPlan => {
  const byEntry = new Map(teams.map(({ team, entry }) => [entry, team]))
  const teamOf = (entry: EntryId) => byEntry.get(entry) ?? 0
  const ids = games[Symbol.iterator]()
  const nextId = (): GameId => {
    const next = ids.next()
    if (next.done === true) throw new RangeError('A generated schedule has more games than ids.')
    return next.value
  }
  return {
    ...place,
    ...rest,
    teams: teams.map(({ team, entry }) => ({ team, entry })),
    weeks: generated.weeks.map(({ startsOn, games: placed, byes }) => ({
      date: placed[0]?.date ?? startsOn,
      games: placed.map(({ home, away, date, time, location }) => ({
        game: nextId(),
        home: teamOf(home),
        away: teamOf(away),
        date,
        time,
        location,
      })),
      byes: byes.map(teamOf),
    })),
    unplaced: generated.unplaced.map(game => unplacedGame(game, teamOf)),
    seed: generated.seed,
  }
}
