import fc from 'fast-check'
import type { TeamId } from '../../ids/kinds'
import { scheduleDifference, withDifference, type Fixtures } from './difference'
import { fixtures, game, HAWKS, OWLS } from './difference.examples'
import type { Fixture } from './fixture'
import { changesOfTeam, ofTeamIn, teamsOfChanges, type TeamFixture } from './team-change'

const first = 'Owls@Hawks 2026-03-14 18:00 Court-1'
const moved = 'Owls@Hawks 2026-03-15 10:00 Court-2'

describe('The difference of two schedules', () => {
  it('is nothing between equal ones', () =>
    expect(scheduleDifference(fixtures({ 1: first }), fixtures({ 1: first }))).toEqual([]))

  it('has each game once that is another thing, with all that was and is', () =>
    expect(scheduleDifference(fixtures({ 1: first, 2: first }), fixtures({ 1: moved, 2: first }))).toEqual([
      { was: game(1, first), is: game(1, moved) },
    ]))

  it('has what came and what went', () =>
    expect(scheduleDifference(fixtures({ 1: first }), fixtures({ 2: 'Bulls@Hawks 2026-03-14 18:00 Court-1' }))).toEqual([
      { was: game(1, first), is: null },
      { was: null, is: game(2, 'Bulls@Hawks 2026-03-14 18:00 Court-1') },
    ]))
})

describe('A schedule that was made anew', () => {
  it('has games in the place of those between the same teams', () =>
    expect(scheduleDifference(fixtures({ 1: first }), fixtures({ 9: moved }))).toEqual([
      { was: game(1, first), is: game(9, moved) },
    ]))

  it('has the very same game in its place before any other', () =>
    expect(
      scheduleDifference(fixtures({ 1: first, 2: moved }), fixtures({ 8: moved, 9: 'Owls@Hawks 2026-03-20 18:00 -' })),
    ).toEqual([
      { was: game(2, moved), is: game(8, moved) },
      { was: game(1, first), is: game(9, 'Owls@Hawks 2026-03-20 18:00 -') },
    ]))

  it('has a game with the same sides in its place before one with the sides changed', () =>
    expect(scheduleDifference(fixtures({ 1: first }), fixtures({ 8: 'Hawks@Owls 2026-03-14 18:00 Court-1', 9: moved }))).toEqual([
      { was: game(1, first), is: game(9, moved) },
      { was: null, is: game(8, 'Hawks@Owls 2026-03-14 18:00 Court-1') },
    ]))

  it('has its first games for the first, and those without a date last', () =>
    expect(
      scheduleDifference(
        fixtures({ 1: 'Owls@Hawks - - -', 2: 'Owls@Hawks 2026-03-01 18:00 -' }),
        fixtures({ 8: 'Owls@Hawks 2026-04-02 18:00 -', 9: 'Owls@Hawks 2026-04-01 18:00 -' }),
      ).map(({ was, is }) => [was?.game, is?.game]),
    ).toEqual([
      [2, 9],
      [1, 8],
    ]))

  it('is the same for a team where nothing that it reads is another thing', () =>
    expect(changesOfTeam(HAWKS, scheduleDifference(fixtures({ 1: first }), fixtures({ 9: first })))).toEqual([]))
})

const team = fc.integer({ min: 1, max: 4 })
const someFixture: fc.Arbitrary<Fixture> = fc
  .record({
    home: team,
    away: team,
    date: fc.constantFrom(null, '2026-03-14', '2026-03-15', '2026-03-16'),
    time: fc.constantFrom(null, '10:00', '18:00'),
    location: fc.constantFrom(null, 'Court 1', 'Court 2'),
    calledOff: fc.constantFrom(null, 'postponed' as const, 'cancelled' as const),
  })
  .filter(({ home, away }) => home !== away)
const someFixtures: fc.Arbitrary<Fixtures> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 12 }), someFixture))
  .map(all => new Map(all))

const inOrder = (schedule: Fixtures) => [...schedule].toSorted(([a], [b]) => a - b)

const readBy = (team: TeamId, schedule: Fixtures): readonly string[] =>
  [...schedule].flatMap(([id, fixture]) => read(ofTeamIn(team, { ...fixture, game: id }))).toSorted()

/** What a team reads of a game: which one it is says nothing to it. */
const read = (game: TeamFixture | null) => (game === null ? [] : [JSON.stringify({ ...game, game: 0 })])

/** What a team reads after it was told of changes. */
const readAfter = (team: TeamId, before: Fixtures, after: Fixtures) => {
  const changes = changesOfTeam(team, scheduleDifference(before, after))
  const left = [...readBy(team, before)]
  for (const gone of changes.flatMap(({ was }) => read(was))) left.splice(left.indexOf(gone), 1)
  return [...left, ...changes.flatMap(({ is }) => read(is))].toSorted()
}

describe('For any two schedules', () => {
  it('the difference makes the second of the first', () =>
    fc.assert(
      fc.property(someFixtures, someFixtures, (before, after) =>
        expect(inOrder(withDifference(before, scheduleDifference(before, after)))).toEqual(inOrder(after)),
      ),
    ))

  it('what each team is told makes what it reads then of what it read before', () =>
    fc.assert(
      fc.property(someFixtures, someFixtures, team, (before, after, team) =>
        expect(readAfter(team, before, after)).toEqual(readBy(team, after)),
      ),
    ))

  it('a team that none of the changes is about reads the same', () =>
    fc.assert(
      fc.property(someFixtures, someFixtures, team, (before, after, team) => {
        if (!teamsOfChanges(scheduleDifference(before, after)).includes(team))
          expect(readBy(team, after)).toEqual(readBy(team, before))
      }),
    ))

  it('each game is in it once, and none that stayed', () =>
    fc.assert(
      fc.property(someFixtures, someFixtures, (before, after) => {
        const changes = scheduleDifference(before, after)
        for (const games of [changes.flatMap(({ was }) => was?.game ?? []), changes.flatMap(({ is }) => is?.game ?? [])])
          expect(new Set(games).size).toBe(games.length)
        expect(changes.filter(({ was, is }) => JSON.stringify(was) === JSON.stringify(is))).toEqual([])
      }),
    ))

  it('it is the other way round the other way round, in what two teams of it read', () =>
    fc.assert(
      fc.property(someFixtures, someFixtures, (before, after) =>
        expect(scheduleDifference(after, before)).toHaveLength(scheduleDifference(before, after).length),
      ),
    ))
})

it('Two teams of a game read it each from its side', () => {
  const [change] = scheduleDifference(fixtures({ 1: first }), fixtures({ 1: moved }))
  expect(ofTeamIn(HAWKS, change!.is)).toMatchObject({ side: 'home', opponent: OWLS })
  expect(ofTeamIn(OWLS, change!.is)).toMatchObject({ side: 'away', opponent: HAWKS })
})
