import type { StreamOf } from '../../facts/stream-of'
import type { ByeId, LeagueId } from '../../ids/kinds'
import type { ByeFact, ByeTeam } from './events'

export type Bye = {
  readonly id: ByeId
  readonly date: string
  readonly teams: readonly ByeTeam[]
  readonly kind: 'active' | 'deleted'
}

/** The byes of a league, those that were deleted too. A team that left the league stays in its byes until it comes back. */
export type Byes = ReadonlyMap<ByeId, Bye>

/** The teams of a bye with one more. */
export const withTeam = (teams: readonly ByeTeam[], { entry, team }: ByeTeam): readonly ByeTeam[] => [
  ...teams.filter(other => other.entry !== entry),
  { entry, team },
]

const evolve = (byes: Byes, fact: ByeFact): Byes => {
  switch (fact.type) {
    case 'ByeGiven': {
      const { bye: id, date } = fact.data
      return new Map(byes).set(id, { id, date, teams: withTeam(byes.get(id)?.teams ?? [], fact.data), kind: 'active' })
    }
    case 'ByeDeleted':
    case 'ByeRestored': {
      const { bye: id, date, teams } = fact.data
      return new Map(byes).set(id, { id, date, teams, kind: fact.type === 'ByeDeleted' ? 'deleted' : 'active' })
    }
  }
}

/** The bye of a date; undefined where there is none. */
export const byeOn = (byes: Byes, date: string): Bye | undefined =>
  [...byes.values()].find(bye => bye.date === date && bye.kind === 'active')

/** The league's schedule stream, with its byes. */
export const byeStream: StreamOf<Byes, ByeFact, LeagueId> = {
  name: league => `schedule-${league}`,
  initial: new Map(),
  evolve,
}
