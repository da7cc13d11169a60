import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import { scheduleDifference, withDifference, type Fixtures } from '@fullcourt/domain/schedules/difference/difference'
import type { Fixture } from '@fullcourt/domain/schedules/difference/fixture'
import { changesOfTeam } from '@fullcourt/domain/schedules/difference/team-change'
import { fixtureAt } from '@fullcourt/domain/schedules/difference/versions'
import { statusOf } from '@fullcourt/domain/games/status'
import { knownOf } from '../card'
import { ofTeam } from '../games/game-lists'
import { fixtureCard } from '../schedules/fixture'
import { folded } from '../testing/specification'
import { holds, holdsAllAlong, type SomeGame } from './at-the-end'
import { activeGamesOfFacts } from './games-of-facts'

type Facts = readonly Recorded<AnyFact>[]

const expectedOf = ({ context: { home, away }, details: { date, time, location, status } }: SomeGame): Fixture => {
  const said = statusOf({ status, score: null })
  return {
    home: home.team,
    away: away.team,
    date,
    time,
    location,
    calledOff: said === 'postponed' || said === 'cancelled' ? said : null,
  }
}

/** The schedule of all games, made anew of all facts. */
const scheduleOf = (facts: Facts): Fixtures => new Map(activeGamesOfFacts(facts).map(game => [game.id, expectedOf(game)]))

const cardsOf = (facts: Facts) => [...folded(fixtureCard, facts).values()].flatMap(card => knownOf(card) ?? [])

/** The schedule of all games at a moment, by the documents of a later one. */
const scheduleAt = (facts: Facts, moment: string): Fixtures =>
  new Map(
    cardsOf(facts).flatMap(card => {
      const fixture = fixtureAt(card, moment)
      return fixture ? [[card.game, fixture] as const] : []
    }),
  )

const inOrder = (fixtures: Fixtures) => [...fixtures].toSorted(([a], [b]) => a - b)

/** An action for each fact, at a moment of its own. */
const apart = (facts: Facts): Facts =>
  facts.map((fact, second) => ({
    ...fact,
    metadata: {
      ...fact.metadata,
      correlation: `call-${second}`,
      time: new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString(),
    },
  }))

it('The schedule is what was said last of each game', () =>
  holdsAllAlong(fixtureCard, (documents, facts) => {
    const last = [...documents.values()].flatMap(card => {
      const known = knownOf(card)
      const fixture = known?.versions.at(-1)?.fixture
      return known && fixture ? [[known.game, fixture] as const] : []
    })
    expect(inOrder(new Map(last))).toEqual(inOrder(scheduleOf(facts)))
  }))

it('The schedule of any moment is what the facts said then, and the difference of two moments makes the second of the first', () =>
  holds(fixtureCard, (_, { facts: recorded }) => {
    const facts = apart(recorded)
    const moments = [0.2, 0.5, 0.9].map(share => Math.floor(facts.length * share))
    const [early, middle, late] = moments.map(count => {
      const then = facts.slice(0, count + 1)
      const fixtures = scheduleAt(facts, then.at(-1)?.metadata.time ?? '')
      expect(inOrder(fixtures)).toEqual(inOrder(scheduleOf(then)))
      return fixtures
    }) as [Fixtures, Fixtures, Fixtures]
    for (const [before, after] of [
      [early, middle],
      [middle, late],
      [late, early],
    ] as const)
      expect(inOrder(withDifference(before, scheduleDifference(before, after)))).toEqual(inOrder(after))
  }))

it('A team has a game in its lists at the first and at the last moment at which it read something new of it', () =>
  holds(fixtureCard, (_, { facts: recorded }) => {
    for (const card of cardsOf(apart(recorded))) {
      const teams = [...new Set(card.versions.flatMap(({ fixture }) => (fixture ? [fixture.home, fixture.away] : [])))]
      const expected = teams.map(team => {
        const versions = card.versions.map(({ fixture }) => new Map(fixture ? [[card.game, fixture] as const] : []))
        const moments = card.versions.flatMap(({ at }, place) =>
          changesOfTeam(team, scheduleDifference(versions[place - 1] ?? new Map(), versions[place] ?? new Map())).length > 0
            ? [at]
            : [],
        )
        return { team, began: moments[0], changed: moments.length > 1 ? moments.at(-1) : undefined }
      })
      const places = fixtureCard.places(card, String(card.game))
      const listed = (index: string, team: number) =>
        places[index]?.find(({ key }) => key === ofTeam(card.season, team))?.order.split(' ')[0]
      expect(teams.map(team => ({ team, began: listed('began', team), changed: listed('changed', team) }))).toEqual(expected)
    }
  }))
