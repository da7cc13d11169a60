import { isCompleted } from '@fullcourt/domain/games/completed'
import { statusOf, type GameStatus } from '@fullcourt/domain/games/status'
import { knownOf } from '@fullcourt/projections/card'
import type { Appointment } from '@fullcourt/projections/games/appointment'
import { statedGame } from '@fullcourt/projections/games/stated-game'
import { timeZoneOf, type GameNames, type GameRecord } from '../../contexts/games/queries/game-answer'
import { teamNameOf } from '../../core/readers/team-name'
import type { CalendarEvent } from './calendar-text'

/** What is around the games of a calendar. */
export type AroundGames = {
  readonly names: GameNames
  /** The id of the log: games of two installations have the same numbers. */
  readonly log: string | undefined
  readonly site: string | null
}

/** What a calendar calls the status of a game; one that nobody plays is off. */
const STATUSES: { readonly [status in GameStatus]: CalendarEvent['status'] } = {
  scheduled: 'confirmed',
  live: 'confirmed',
  completed: 'confirmed',
  postponed: 'tentative',
  cancelled: 'cancelled',
  forfeited: 'cancelled',
}

const calendarStatus = (game: GameRecord): CalendarEvent['status'] =>
  game.status === 'deleted' ? 'cancelled' : STATUSES[statusOf(statedGame(game))]

/** A game of a calendar, the away team first; undefined without a date. */
export const calendarGame = (
  game: GameRecord,
  appointment: Appointment | undefined,
  { names, log, site }: AroundGames,
): CalendarEvent | undefined => {
  const { id, context, details, score } = game
  const appointed = knownOf(appointment)
  if (details.date === null || !appointed) return undefined
  const [home, away] = [context.home, context.away].map(side => teamNameOf(names.teams, side.team).name)
  return {
    uid: `game-${id}@${log ?? 'fullcourt'}`,
    summary: `${away} @ ${home}`,
    description: score && isCompleted(score) ? `Final score: ${away} ${score.away}, ${home} ${score.home}` : null,
    url: site === null || game.status === 'deleted' ? null : `${site}/games/${id}`,
    location: details.location,
    date: details.date,
    time: details.time,
    zone: timeZoneOf(names),
    status: calendarStatus(game),
    sequence: appointed.sequence,
    changedAt: appointed.changedAt,
  }
}
