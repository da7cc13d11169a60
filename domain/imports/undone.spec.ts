import type { ImportFact } from './events'
import { importStream, noImports, type LeagueImports } from './state'

const of = (id: number) => ({ import: id, organization: 1, league: 5 })
const begun = (id: number) => ({ type: 'ImportBegun', data: { ...of(id), rows: 2 } }) as ImportFact
const rows = (id: number, ...digests: readonly (readonly [key: string, digest: string])[]): ImportFact => ({
  type: 'RowsBroughtIn',
  data: { ...of(id), done: digests.length, rows: digests },
})
const undone = (id: number): ImportFact => ({ type: 'ImportUndone', data: of(id) })
const redone = (id: number): ImportFact => ({ type: 'ImportRedone', data: of(id) })

const folded = (...facts: readonly ImportFact[]): LeagueImports => facts.reduce(importStream.evolve, noImports)
const known = (...facts: readonly ImportFact[]) => Object.fromEntries(folded(...facts).digests.get('game/41') ?? [])

/** The first brings a game in, the second corrects its score, the third its line. */
const three: readonly ImportFact[] = [
  begun(1),
  { type: 'OuterIdsMapped', data: { ...of(1), kind: 'game', ids: [['g1', 41]] } },
  rows(1, ['game/41/score', 'a'], ['game/41/line/7', 'b']),
  begun(2),
  rows(2, ['game/41/score', 'x']),
  rows(2, ['game/41/score', 'c'], ['game/41/line/8', 'n']),
  begun(3),
  rows(3, ['game/41/line/7', 'd']),
]

describe('What an import changed of things that were there', () => {
  it('is as it was before it where it is undone, and what came after stays', () =>
    expect(known(...three, undone(2))).toEqual({ score: 'a', 'line/7': 'd' }))
  it('is there again where that is undone', () =>
    expect(known(...three, undone(2), redone(2))).toEqual({ score: 'c', 'line/7': 'd', 'line/8': 'n' }))
  it('goes in any order', () => {
    expect(known(...three, undone(2), undone(3))).toEqual({ score: 'a', 'line/7': 'b' })
    expect(known(...three, undone(3), undone(2), redone(3))).toEqual({ score: 'a', 'line/7': 'd' })
  })
  it('stays where a later import changed the same', () =>
    expect(known(...three, rows(3, ['game/41/score', 'e']), undone(2))).toMatchObject({ score: 'e' }))
})

it('What an import brought in itself is set aside with it', () => {
  const { digests, changed } = folded(...three.slice(0, 3), undone(1))
  expect([digests.size, changed.size]).toEqual([0, 0])
})
