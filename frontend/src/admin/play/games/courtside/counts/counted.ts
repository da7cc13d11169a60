import { foulsOf, timeOutsOf, withFouls, withTimeOuts, type Courtside } from '@fullcourt/domain/games/courtside'
import type { Side } from '@fullcourt/domain/games/events'
import type { Period } from '@fullcourt/domain/games/periods'
import type { CourtsideAnswer, BoxScoreAnswer } from '../../../../../api/schema'

/** When it was, in milliseconds since 1970 by the clock of this device; and its id, under which it is sent until it is answered. */
type Made = { readonly id: string; readonly at: number; readonly period: Period }

/** A foul or a time-out, or one that is taken back. `player` is null for the foul of a bench. */
export type Count = Made & { readonly side: Side; readonly isBack: boolean } & (
    { readonly does: 'foul'; readonly player: number | null } | { readonly does: 'time-out' }
  )

/** What was done with the clock: `moment` is when, by the clock of the server (ISO 8601). */
export type ClockChange = Made & {
  readonly does: 'clock'
  readonly remaining: number
  readonly runs: boolean
  readonly isSet: boolean
  readonly moment: string
}

export type CourtsideEntry = Count | ClockChange

type Teams = Pick<BoxScoreAnswer['game'], 'home_team_id' | 'away_team_id'>

const sideOf = ({ home_team_id }: Teams, team: number): Side => (team === home_team_id ? 'home' : 'away')

/** Fouls, time-outs and the clock as the server has them. */
export const courtsideOf = ({ fouls, timeOuts, clock }: CourtsideAnswer, teams: Teams): Courtside => ({
  fouls: fouls.map(({ gamePeriodId: period, team_id, player_id: player, count }) => ({
    period,
    side: sideOf(teams, team_id),
    player,
    count,
  })),
  timeOuts: timeOuts.map(({ gamePeriodId: period, team_id, count }) => ({ period, side: sideOf(teams, team_id), count })),
  clock: clock && { period: clock.gamePeriodId, remaining: clock.remaining, since: clock.since },
})

const more = (was: number, isBack: boolean) => Math.max(0, was + (isBack ? -1 : 1))

/** Fouls, time-outs and the clock with what was done on this device, as the server will have them. */
export const withCounted = (now: Courtside, counted: CourtsideEntry): Courtside => {
  const period = counted.period.id
  switch (counted.does) {
    case 'foul': {
      const { side, player, isBack } = counted
      const of = { period, side, player }
      return withFouls(now, { ...of, count: more(foulsOf(now, of), isBack) })
    }
    case 'time-out': {
      const { side, isBack } = counted
      const of = { period, side }
      return withTimeOuts(now, { ...of, count: more(timeOutsOf(now, of), isBack) })
    }
    case 'clock': {
      const { remaining, runs, moment } = counted
      return { ...now, clock: { period, remaining, since: runs ? moment : null } }
    }
  }
}
