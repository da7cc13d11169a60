import { DINKS, entered, left, OHANA } from '../entries/entries.examples'
import { reads } from '../history/reads.examples'
import { added, MONDAY } from '../leagues/leagues.examples'
import {
  assign,
  assigned,
  BULLS,
  create,
  created,
  deleted,
  EAST,
  fill,
  gameOf,
  gameRemoved,
  given,
  order,
  ordered,
  OWLS,
  remove,
  removed,
  removeTeams,
  rename,
  renamed,
  restore,
  restored,
  season,
  seedsOf,
  stateAfter,
  WEST,
} from './divisions.examples'

const both = [...season, created(EAST), created(WEST)]
const seeded = [...both, assigned(OHANA, 0), assigned(DINKS, 1)]
const LOCK = 'Final (game 41)'

describe('A division', () => {
  it('is created under its trimmed name', () =>
    given(...season)
      .when(create('  East '))
      .then(created(EAST)))

  it.each(['', '   ', '\u200b'])('is not created without a name: %j', name =>
    given(...season)
      .when(create(name))
      .thenRefused('invalid', 'Division name is required.'),
  )

  it('is created once', () =>
    given(...both)
      .when(create('East'))
      .thenNothing())

  it('is renamed, with what it was called', () =>
    given(...both)
      .when(rename(' North '))
      .then(renamed('East', 'North')))

  it('renamed to the name that it has changes nothing', () =>
    given(...both)
      .when(rename('East'))
      .thenNothing())

  it('is not renamed to nothing', () =>
    given(...both)
      .when(rename(' '))
      .thenRefused('invalid', 'Division name is required.'))

  it('is renamed while it has bracket games', () =>
    given(...seeded, gameOf('r1-0'))
      .when(rename('North'))
      .then(renamed('East', 'North')))

  it('that is not there is neither renamed, deleted nor filled with teams', () => {
    given(...season)
      .when(rename('North'))
      .thenRefused('not-found', 'Division not found')
    given(...both, deleted())
      .when(remove)
      .thenRefused('not-found', 'Division not found')
    given(...both, deleted())
      .when(assign(OHANA))
      .thenRefused('not-found', 'Division not found')
    given(...both, deleted())
      .when(fill(1, OHANA))
      .thenRefused('not-found', 'Division not found')
    given(...season)
      .when(restore)
      .thenRefused('not-found', 'Division not found')
  })

  it('is not deleted while it has bracket games, which are named', () =>
    given(...seeded, gameOf('r1-0'))
      .when(remove)
      .thenRefused('conflict', `Delete all bracket games before deleting this division: ${LOCK}.`))
})

describe('A team', () => {
  it('is assigned to the position that is wanted', () =>
    given(...seeded)
      .when(assign(BULLS, 1))
      .then(assigned(BULLS, 1)))

  it.each([[undefined], [2], [63]])('comes last at position %p of two teams', position =>
    given(...seeded)
      .when(assign(BULLS, position))
      .then(assigned(BULLS, 2)),
  )

  it('once more in the same division changes nothing, locked or not', () => {
    given(...seeded)
      .when(assign(OHANA, 1))
      .thenNothing()
    given(...seeded, gameOf('r1-0'))
      .when(assign(OHANA, 1))
      .thenNothing()
  })

  it('is in no second division', () =>
    given(...seeded)
      .when(assign(OHANA, 0, WEST))
      .thenRefused('conflict', 'The team is already in the division East.'))

  it('of two leagues is in a division once', () =>
    given(...seeded, added(MONDAY), entered(OHANA, MONDAY))
      .when(assign(OHANA, 0, EAST, MONDAY))
      .thenRefused('conflict', 'The team is already in this division, through another league.'))

  it('of two leagues is in two divisions, with each of its entries', () =>
    given(...seeded, added(MONDAY), entered(OHANA, MONDAY))
      .when(assign(OHANA, 0, WEST, MONDAY))
      .then(assigned(OHANA, 0, WEST, MONDAY)))

  it('of another season, or one that left its league, is not there', () => {
    given(...seeded)
      .when(assign(99))
      .thenRefused('not-found', 'Team not found')
    given(...seeded, left(BULLS))
      .when(assign(BULLS))
      .thenRefused('not-found', 'Team not found')
  })

  it('is not the 65th of a division', () => {
    const teams = Array.from({ length: 65 }, (_, i) => 100 + i)
    given(...both, ...teams.map(team => entered(team)), ...teams.slice(0, 64).map((team, i) => assigned(team, i)))
      .when(assign(164))
      .thenRefused('conflict', 'A division has at most 64 teams.')
  })

  it('is not added while the division has bracket games, which are named', () =>
    given(...seeded, gameOf('r1-0'))
      .when(assign(BULLS))
      .thenRefused('conflict', `Delete all bracket games before adding teams to this division: ${LOCK}.`))

  it('is added again when the bracket games are gone', () =>
    given(...seeded, gameOf('r1-0'), gameRemoved('r1-0'))
      .when(assign(BULLS))
      .then(assigned(BULLS, 2)))

  it('is removed', () =>
    given(...seeded)
      .when(removeTeams(OHANA))
      .then(removed(OHANA)))

  it('is removed together with others, or not at all', () => {
    given(...seeded)
      .when(removeTeams(OHANA, DINKS, OHANA))
      .then(removed(OHANA), removed(DINKS))
    given(...seeded)
      .when(removeTeams(OHANA, BULLS))
      .thenRefused('not-found', 'The team is not in this division.')
  })

  it('is not removed while the division has bracket games; of many the first five are named', () => {
    const games = Array.from({ length: 7 }, (_, i) => gameOf(`r1-${i}`, 41 + i))
    given(...seeded, ...games)
      .when(removeTeams(OHANA))
      .thenRefused(
        'conflict',
        'Delete all bracket games before removing teams from this division: Final (game 41), game 42, game 43, game 44, game 45 and 2 more.',
      )
  })
})

describe('Positions', () => {
  it('have no gap after a team was removed', () =>
    expect(seedsOf(stateAfter(...seeded, assigned(BULLS, 2), removed(DINKS)))).toEqual([OHANA, BULLS]))

  it('move down for a team that is put between', () =>
    expect(seedsOf(stateAfter(...seeded, assigned(BULLS, 1)))).toEqual([OHANA, BULLS, DINKS]))

  it('are changed by an order of all teams', () => {
    given(...seeded)
      .when(order(DINKS, OHANA))
      .then(ordered(DINKS, OHANA))
    expect(seedsOf(stateAfter(...seeded, ordered(DINKS, OHANA)))).toEqual([DINKS, OHANA])
  })

  it('stay where the order is the same, locked or not', () =>
    given(...seeded, gameOf('r1-0'))
      .when(order(OHANA, DINKS))
      .thenNothing())

  it.each([[[OHANA]], [[OHANA, OHANA]], [[OHANA, DINKS, BULLS]]])('are not changed by an order of others: %p', teams =>
    given(...seeded)
      .when(order(...teams))
      .thenRefused('conflict', 'The order must name every team of the division once. Look at the teams as they are now.'),
  )

  it('are locked while there are bracket games', () =>
    given(...seeded, gameOf('r1-0'))
      .when(order(DINKS, OHANA))
      .thenRefused('conflict', 'Delete all bracket games before reordering teams in this division.'))
})

describe('A deleted division', () => {
  it('lets its teams into others', () =>
    given(...seeded, deleted())
      .when(assign(OHANA, 0, WEST))
      .then(assigned(OHANA, 0, WEST)))

  it('is brought back with its teams', () =>
    given(...seeded, deleted())
      .when(restore)
      .then(restored(OHANA, DINKS)))

  it('is brought back without those that are in another division, or left their league, by now', () =>
    given(...seeded, assigned(BULLS, 2), deleted(), assigned(OHANA, 0, WEST), left(BULLS))
      .when(restore)
      .then(restored(DINKS)))

  it('is brought back once', () =>
    given(...both)
      .when(restore)
      .thenNothing())

  it('has its teams again', () =>
    expect(seedsOf(stateAfter(...seeded, deleted(), restored(DINKS, OHANA)))).toEqual([DINKS, OHANA]))
})

describe('Filling a division by standings', () => {
  it('takes the first teams in seed order', () =>
    given(...both)
      .when(fill(2, BULLS, OWLS, OHANA))
      .then(assigned(BULLS, 0), assigned(OWLS, 1)))

  it('puts them behind those that are there, and passes over teams that are in a division', () =>
    given(...both, assigned(OHANA, 0), assigned(BULLS, 0, WEST))
      .when(fill(2, OHANA, BULLS, DINKS, OWLS))
      .then(assigned(DINKS, 1), assigned(OWLS, 2)))

  it('takes all or none: more than there are is refused', () => {
    given(...both, assigned(OHANA, 0))
      .when(fill(3, OHANA, DINKS, OWLS))
      .thenRefused('conflict', 'Only 2 teams of the league are not in a division yet.')
    given(...both, assigned(OHANA, 0))
      .when(fill(1, OHANA))
      .thenRefused('conflict', 'All teams of the league are already in a division.')
  })

  it('is locked while there are bracket games', () =>
    given(...seeded, gameOf('r1-0'))
      .when(fill(1, BULLS))
      .thenRefused('conflict', `Delete all bracket games before adding teams to this division: ${LOCK}.`))
})

reads(
  [created(EAST), 'created the division East'],
  [renamed('East', 'North'), 'renamed the division East to North'],
  [deleted(), 'deleted the division East'],
  [restored(OHANA), 'brought back the division East'],
  [assigned(OHANA, 0), 'put Ohana into the division East as seed 1'],
  [removed(OHANA), 'took Ohana out of the division East'],
  [ordered(DINKS, OHANA), 'ordered the division East: DINKs, Ohana'],
)
