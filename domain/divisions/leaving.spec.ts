import { DINKS, entered, entryOf, entryRestored, left, OHANA } from '../entries/entries.examples'
import { refuseDeletingTeam } from './leaving'
import { added, deleted as leagueDeleted, MONDAY, restored as leagueRestored, SUNDAY } from '../leagues/leagues.examples'
import {
  assigned,
  BULLS,
  comeBack,
  created,
  deleted,
  deleteLeague,
  EAST,
  gameOf,
  given,
  leave,
  OWLS,
  removed,
  restoreLeague,
  season,
  seedsOf,
  stateAfter,
  takeOver,
  WEST,
} from './divisions.examples'

const seeded = [...season, created(EAST), created(WEST), assigned(OHANA, 0), assigned(DINKS, 1), assigned(BULLS, 2)]
/** Brought back as the fact in the log names what it undoes; a spec has no ids. */
const back = (team: number) => {
  const fact = entryRestored(team)
  return fact.type === 'EntryRestored' ? { ...fact, data: { ...fact.data, undoes: '' } } : fact
}

describe('A team that leaves its league', () => {
  it('leaves its division in the same append', () =>
    given(...seeded)
      .when(leave(DINKS))
      .then(left(DINKS), removed(DINKS)))

  it('has no division to leave where it is in none', () =>
    given(...seeded)
      .when(leave(OWLS))
      .then(left(OWLS)))

  it('stays while its division has bracket games, which are named', () =>
    given(...seeded, gameOf('r1-1'))
      .when(leave(BULLS))
      .thenRefused(
        'conflict',
        'Delete all bracket games of the division East before the team leaves its league: Semifinal (game 41).',
      ))

  it('leaves nevertheless where a policy repairs a race', () =>
    given(...seeded, gameOf('r1-1'))
      .when(leave(OHANA, true))
      .then(left(OHANA), removed(OHANA)))
})

describe('A team that comes back into its league', () => {
  const away = [...seeded, left(DINKS), removed(DINKS)]

  it('has its place in the division again', () =>
    given(...away)
      .when(comeBack(DINKS))
      .then(back(DINKS), assigned(DINKS, 1)))

  it('comes last where the division has become shorter', () =>
    given(...away, removed(OHANA), removed(BULLS))
      .when(comeBack(DINKS))
      .then(back(DINKS), assigned(DINKS, 0)))

  it.each([
    ['is deleted', [deleted()]],
    ['has bracket games', [gameOf('r1-1')]],
    ['has the team from another league', [added(MONDAY), entered(DINKS, MONDAY), assigned(DINKS, 1, EAST, MONDAY)]],
  ])('comes back without a place where the division %s', (_, since) =>
    given(...away, ...since)
      .when(comeBack(DINKS))
      .then(back(DINKS)),
  )

  it('has no place that it was taken out of before', () =>
    given(...seeded, removed(DINKS), left(DINKS))
      .when(comeBack(DINKS))
      .then(back(DINKS)))

  it('has no place of an earlier stay', () =>
    given(...away, deleted(), back(DINKS), left(DINKS))
      .when(comeBack(DINKS))
      .then(back(DINKS)))
})

describe('A league that is deleted', () => {
  const gone = [...seeded, leagueDeleted(SUNDAY), removed(OHANA), removed(DINKS), removed(BULLS)]

  it('takes its teams out of their divisions', () =>
    given(...seeded, added(MONDAY), entered(99, MONDAY), assigned(99, 1, EAST, MONDAY))
      .when(deleteLeague())
      .then(leagueDeleted(SUNDAY), removed(OHANA), removed(DINKS), removed(BULLS)))

  it('stays while one of those has bracket games, which are named', () =>
    given(...seeded, gameOf('r1-1'))
      .when(deleteLeague())
      .thenRefused(
        'conflict',
        'Delete all bracket games of the division East before the league is deleted: Semifinal (game 41).',
      ))

  it('is not in the way of the bracket games of others', () =>
    given(...seeded, gameOf('r1-1'), added(MONDAY))
      .when(deleteLeague(MONDAY))
      .then(leagueDeleted(MONDAY)))

  it('gives its teams their places back when it comes back', () => {
    const state = stateAfter(...gone)
    const decision = restoreLeague()(state)
    if (decision.kind !== 'facts') throw new Error('The league was not brought back.')
    expect(seedsOf(stateAfter(...gone, ...decision.facts))).toEqual([OHANA, DINKS, BULLS])
  })

  it('gives none to a team that had left', () =>
    given(...seeded, left(DINKS), removed(DINKS), leagueDeleted(SUNDAY), removed(OHANA), removed(BULLS))
      .when(restoreLeague())
      .then(leagueRestored(SUNDAY, SUNDAY), assigned(BULLS, 0), assigned(OHANA, 0)))
})

describe('A team that is moved to another league', () => {
  it('has the place that it had', () =>
    given(...seeded, added(MONDAY), entered(DINKS, MONDAY), left(DINKS), removed(DINKS))
      .when(takeOver(entryOf(DINKS), entryOf(DINKS, MONDAY)))
      .then(assigned(DINKS, 1, EAST, MONDAY)))

  it('has none where it had none', () =>
    given(...season, added(MONDAY), entered(DINKS, MONDAY), left(DINKS))
      .when(takeOver(entryOf(DINKS), entryOf(DINKS, MONDAY)))
      .thenNothing())
})

describe('A team that is deleted', () => {
  it('is not, while a division of it has bracket games, which are named', () =>
    expect(refuseDeletingTeam(stateAfter(...seeded, gameOf('r1-1')), OHANA)).toMatchObject({
      message: 'Delete all bracket games of the division East before the team is deleted: Semifinal (game 41).',
    }))

  it('is in the way of no bracket games of others', () =>
    expect(refuseDeletingTeam(stateAfter(...seeded, gameOf('r1-1')), OWLS)).toBeUndefined())
})
