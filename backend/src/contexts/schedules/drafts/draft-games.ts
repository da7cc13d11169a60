import { noDetails } from '@fullcourt/domain/games/decide'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import type { GenerationPlan, PlannedGame, ScheduleDetails } from '@fullcourt/domain/schedules/events'
import { weekOfDate } from '@fullcourt/domain/schedules/generation/problem'
import { planWeeks } from '@fullcourt/domain/schedules/generation-input'
import { plannedGame } from '@fullcourt/domain/schedules/planned-game'
import { noGamePoints } from '@fullcourt/projections/games/game-points'
import type { GameRecord } from '../../games/queries/game-answer'
import type { ListedBye } from '../byes/bye-reader'

/** A game of a draft as it would be listed, once it is there. */
export const draftGame = (planned: GenerationPlan, game: PlannedGame): GameRecord => {
  const { in: context, details } = plannedGame(planned, game)
  return { id: game.game, context, details: { ...noDetails, ...details }, score: null, ...noGamePoints, status: 'active' }
}

/** Teams that play in no week but those that have games, by week. */
const playingIn = ({ weeks }: GenerationPlan, details: ScheduleDetails): ReadonlyMap<number, ReadonlySet<TeamId>> => {
  const dates = planWeeks(details)
  const found = new Map<number, Set<TeamId>>()
  for (const { home, away, date } of weeks.flatMap(({ games }) => games)) {
    const week = weekOfDate(dates, date)
    if (week !== null) found.set(week, new Set([...(found.get(week) ?? []), home, away]))
  }
  return found
}

/** The byes of each week of a draft, as its games are now; a week in which nobody plays has none. */
export const draftByes = (planned: GenerationPlan, details: ScheduleDetails): readonly (readonly ListedBye[])[] => {
  const playing = playingIn(planned, details)
  const { season, league, teams } = planned
  return planned.weeks.map(({ date, byes }, week) => {
    const busy = playing.get(week)
    const resting = new Set(byes.filter(team => !busy?.has(team)))
    const found = teams.filter(({ team }) => resting.has(team))
    return busy === undefined || found.length === 0 ? [] : [{ id: null, season, league, date, teams: found }]
  })
}
