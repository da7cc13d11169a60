import type { DivisionAnswer, StandingsTeamAnswer } from '../../../api/schema'
import { divisionsAfterMove, inverse, moveTo, withoutDivision, type Move } from './placement'

const team = (slt_id: number) => ({ slt_id, name: `Team ${slt_id}` }) as StandingsTeamAnswer
const division = (id: number, ...teams: readonly number[]) =>
  ({ id, name: `Division ${id}`, isLocked: false, teams: teams.map(team) }) as unknown as DivisionAnswer

const GOLD = division(1, 11, 12, 13)
const SILVER = division(2)
const both = [GOLD, SILVER]
const seeds = (divisions: readonly DivisionAnswer[]) => divisions.map(({ teams }) => teams.map(({ slt_id }) => slt_id))

it('Teams not in a division stay in the order of their tables', () =>
  expect(withoutDivision([team(15), team(12), team(14)], both).map(({ slt_id }) => slt_id)).toEqual([15, 14]))

describe('A team', () => {
  it('in no division is assigned to the place that is wanted, or last', () => {
    expect(moveTo(both, team(15), { division: 1, place: 1 })).toMatchObject({ kind: 'assign', division: 1, position: 1 })
    expect(moveTo(both, team(15), { division: 1 })).toMatchObject({ kind: 'assign', position: 3 })
  })

  it('of the division changes its order', () =>
    expect(moveTo(both, team(11), { division: 1, place: 2 })).toEqual({
      kind: 'order',
      division: 1,
      is: [12, 13, 11],
      was: [11, 12, 13],
    }))

  it('that is where it is wanted moves nowhere', () => {
    expect(moveTo(both, team(11), { division: 1, place: 0 })).toBeUndefined()
    expect(moveTo(both, team(13), { division: 1 })).toBeUndefined()
    expect(moveTo(both, team(15), null)).toBeUndefined()
  })

  it('is removed from its division', () =>
    expect(moveTo(both, team(12), null)).toMatchObject({ kind: 'remove', division: 1, position: 1 }))
})

describe('A move', () => {
  const MOVES: readonly (readonly [string, Move | undefined, readonly (readonly number[])[]])[] = [
    ['assigns', moveTo(both, team(15), { division: 1, place: 1 }), [[11, 15, 12, 13], []]],
    ['removes', moveTo(both, team(12), null), [[11, 13], []]],
    ['orders', moveTo(both, team(13), { division: 1, place: 0 }), [[13, 11, 12], []]],
  ]

  it.each(MOVES)('%s, and its inverse takes it back', (_, move, expected) => {
    if (!move) throw new Error('There is no such move.')
    const after = divisionsAfterMove(both, move)
    expect(seeds(after)).toEqual(expected)
    expect(seeds(divisionsAfterMove(after, inverse(move)))).toEqual(seeds(both))
  })

  it('is not shown where the server refuses it: in a locked division, or into a second one', () => {
    const locked = [{ ...GOLD, isLocked: true }, SILVER]
    const order = moveTo(locked, team(11), { division: 1, place: 2 }) as Move
    expect(seeds(divisionsAfterMove(locked, order))).toEqual(seeds(both))
    const second = moveTo(both, team(11), { division: 2 }) as Move
    expect(seeds(divisionsAfterMove(both, second))).toEqual(seeds(both))
  })
})
