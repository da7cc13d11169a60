import type { Fact } from '../../facts/fact'
import type { GameContext, GameDetails, GameFact } from '../../games/events'
import { statusOf } from '../../games/status'
import type { TeamId } from '../../ids/kinds'

/**
 * What a schedule says of a game: who plays, when, where, and whether it is called off. A score is none of it
 * (docs/history.md#what-changed-in-a-schedule).
 */
export type Fixture = {
  readonly home: TeamId
  readonly away: TeamId
  /** `YYYY-MM-DD` */
  readonly date: string | null
  /** `HH:MM`, wall time of the organization. */
  readonly time: string | null
  readonly location: string | null
  readonly calledOff: 'postponed' | 'cancelled' | null
}

type Sides = Pick<GameContext, 'home' | 'away'>

/** By the words of staff alone: a result says that a game was played, and not when it is. */
const calledOff = (words: string): Fixture['calledOff'] => {
  const status = statusOf({ status: words, score: null })
  return status === 'postponed' || status === 'cancelled' ? status : null
}

const withSides = (fixture: Fixture, { home, away }: Sides): Fixture => ({ ...fixture, home: home.team, away: away.team })

const withDetails = (fixture: Fixture, { date, time, location, status }: Partial<GameDetails>): Fixture => ({
  ...fixture,
  ...(date === undefined ? {} : { date }),
  ...(time === undefined ? {} : { time }),
  ...(location === undefined ? {} : { location }),
  ...(status === undefined ? {} : { calledOff: calledOff(status) }),
})

/** What a schedule says of a game with these sides and details. */
export const fixtureOf = ({ home, away }: Sides, { date, time, location, status }: GameDetails): Fixture => ({
  home: home.team,
  away: away.team,
  date,
  time,
  location,
  calledOff: calledOff(status),
})

const OF_SCHEDULES: readonly string[] = [
  'GameScheduled',
  'GameDetailsChanged',
  'GameSwapped',
  'GameSidesChanged',
  'GameDeleted',
  'GameRestored',
] satisfies readonly GameFact['type'][]

/** Whether a fact may change what a schedule says of a game. */
export const isOfSchedule = (fact: Fact<string, unknown>): fact is GameFact => OF_SCHEDULES.includes(fact.type)

/** What a schedule says of a game after a fact; null of one that is not in it. */
export const fixtureAfter = (fixture: Fixture | null, { type, data }: GameFact): Fixture | null => {
  switch (type) {
    case 'GameScheduled':
    case 'GameRestored':
      return fixtureOf(data.in, data.details)
    case 'GameDeleted':
      return null
    case 'GameDetailsChanged':
    case 'GameSwapped':
      return fixture && withDetails(fixture, data.is)
    case 'GameSidesChanged':
      return fixture && withSides(fixture, data.is)
    default:
      return fixture
  }
}

/** Whether a schedule says the same of both. */
export const isSameFixture = (one: Fixture | null, other: Fixture | null): boolean => {
  if (one === null || other === null) return one === other
  return (['home', 'away', 'date', 'time', 'location', 'calledOff'] as const).every(part => one[part] === other[part])
}
