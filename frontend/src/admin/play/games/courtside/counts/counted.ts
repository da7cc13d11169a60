import {
  foulsOf,
  timeOutsOf,
  withClock,
  withFouls,
  withoutSubstitution,
  withSubstitution,
  withTimeOuts,
  type Courtside,
} from '@fullcourt/domain/games/courtside'
import type { Side } from '@fullcourt/domain/games/events'
import type { Period } from '@fullcourt/domain/games/periods'
import type { CourtsideAnswer, BoxScoreAnswer } from '../../../../../api/schema'

/** When it was, in milliseconds since 1970 by the clock of this device; and its id, under which it is sent until it is answered. */
type Made = { readonly id: string; readonly at: number; readonly period: Period }

/** Who left the court and who entered it; `moment` and `remaining` are those of the tap, also where it is taken back. */
type Substituting = {
  readonly does: 'substitution'
  readonly remaining: number
  readonly moment: string
  readonly out: readonly number[]
  readonly in: readonly number[]
}

/** A foul, a time-out or a substitution, or one that is taken back. `player` is null for the foul of a bench. */
export type Count = Made & { readonly side: Side; readonly isBack: boolean } & (
    | { readonly does: 'foul'; readonly player: number | null }
    | { readonly does: 'time-out' }
    | Substituting
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

/** Fouls, time-outs, the clock and substitutions as the server has them. */
export const courtsideOf = ({ fouls, timeOuts, clock, substitutions }: CourtsideAnswer, teams: Teams): Courtside => ({
  fouls: fouls.map(({ gamePeriodId: period, team_id, player_id: player, count }) => ({
    period,
    side: sideOf(teams, team_id),
    player,
    count,
  })),
  timeOuts: timeOuts.map(({ gamePeriodId: period, team_id, count }) => ({ period, side: sideOf(teams, team_id), count })),
  clock: clock && { period: clock.gamePeriodId, remaining: clock.remaining, since: clock.since },
  timed: clock ? [clock.gamePeriodId] : [],
  substitutions: substitutions.map(({ gamePeriodId: period, team_id, remaining, at, out, in: entering }) => ({
    side: sideOf(teams, team_id),
    period,
    remaining,
    at,
    out,
    in: entering,
  })),
})

const more = (was: number, isBack: boolean) => Math.max(0, was + (isBack ? -1 : 1))

/** What is recorded beside the figures with what was done on this device, as the server will have them. */
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
    case 'substitution': {
      const { side, moment: at, remaining, out, in: entering, isBack } = counted
      return isBack
        ? withoutSubstitution(now, { side, at })
        : withSubstitution(now, { side, period, remaining, at, out, in: entering })
    }
    case 'clock': {
      const { remaining, runs, moment } = counted
      return withClock(now, { period, remaining, since: runs ? moment : null })
    }
  }
}
