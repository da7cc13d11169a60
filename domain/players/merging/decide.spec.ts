import fc from 'fast-check'
import { specification } from '../../facts/specification'
import { mergePlayers, MOST_DUPLICATES, unmergePlayer } from './decide'
import type { MergeFact } from './events'
import { evolveMerges, idsOf, masterOf, mergeStream, NO_MERGES, type Merges } from './state'

const given = specification(mergeStream.initial, mergeStream.evolve)

const organization = 1
const [ANA, ANNA, ANE, BEN] = [12, 34, 56, 78]

const merged = (master: number, duplicate: number): MergeFact => ({
  type: 'PlayersMerged',
  data: { organization, master, duplicate },
})
const unmerged = (master: number, duplicate: number): MergeFact => ({
  type: 'PlayersUnmerged',
  data: { organization, master, duplicate },
})
const merge =
  (master: number, ...duplicates: number[]) =>
  (merges: Merges) =>
    mergePlayers(merges, { organization, master, duplicates })
const unmerge = (master: number, duplicate: number) => (merges: Merges) =>
  unmergePlayer(merges, { organization, master, duplicate })

describe('Merged players', () => {
  it('are merged one by one', () =>
    given()
      .when(merge(ANA, ANNA, ANE))
      .then(merged(ANA, ANNA), merged(ANA, ANE)))

  it('merged again change nothing', () => {
    given(merged(ANA, ANNA)).when(merge(ANA, ANNA)).thenNothing()
    given(merged(ANA, ANNA))
      .when(merge(ANA, ANNA, ANE))
      .then(merged(ANA, ANE))
  })

  it('named twice are merged once', () =>
    given()
      .when(merge(ANA, ANNA, ANNA))
      .then(merged(ANA, ANNA)))

  it('go on to the master of a master', () => {
    given(merged(ANA, ANNA)).when(merge(ANNA, ANE)).then(merged(ANA, ANE))
    given(merged(ANA, ANNA), merged(BEN, ANA)).when(merge(BEN, ANNA)).thenNothing()
  })

  it('make no circle', () => {
    given().when(merge(ANA, ANA)).thenRefused('invalid', 'The master cannot also be merged.')
    given(merged(ANA, ANNA)).when(merge(ANNA, ANA)).thenRefused('invalid', 'The master cannot also be merged.')
  })

  it('have one master', () =>
    given(merged(ANA, ANNA))
      .when(merge(BEN, ANNA))
      .thenRefused('conflict', 'Player #34 is merged into player #12 already: undo that first.'))

  it('are at least one and not too many', () => {
    given().when(merge(ANA)).thenRefused('invalid', 'duplicateIds must name at least one player.')
    given()
      .when(merge(ANA, ...Array.from({ length: MOST_DUPLICATES + 1 }, (_, i) => 100 + i)))
      .thenRefused('invalid', 'At most 50 players are merged at once.')
  })
})

describe('A merge that is taken back', () => {
  it('makes the duplicate a player of his own', () => given(merged(ANA, ANNA)).when(unmerge(ANA, ANNA)).then(unmerged(ANA, ANNA)))

  it('is taken back after later merges, in any order', () => {
    const chain = [merged(ANA, ANNA), merged(BEN, ANA), merged(BEN, ANE)]
    given(...chain)
      .when(unmerge(BEN, ANNA))
      .then(unmerged(ANA, ANNA))
    given(...chain, unmerged(BEN, ANA))
      .when(unmerge(ANA, ANNA))
      .then(unmerged(ANA, ANNA))
  })

  it('may be made again, into another', () =>
    given(merged(ANA, ANNA), unmerged(ANA, ANNA)).when(merge(BEN, ANNA)).then(merged(BEN, ANNA)))

  it('is taken back once', () =>
    given(merged(ANA, ANNA), unmerged(ANA, ANNA))
      .when(unmerge(ANA, ANNA))
      .thenRefused('not-found', 'Player #34 is not merged into player #12.'))

  it('is that of the player who was named', () =>
    given(merged(ANA, ANNA)).when(unmerge(BEN, ANNA)).thenRefused('not-found', 'Player #34 is not merged into player #78.'))
})

describe('Who a player is', () => {
  const merges = [merged(ANA, ANNA), merged(BEN, ANA), merged(BEN, ANE)].reduce(evolveMerges, NO_MERGES)

  it('is the master at the end of his merges', () => {
    expect([ANNA, ANA, ANE, BEN].map(id => masterOf(merges, id))).toEqual([BEN, BEN, BEN, BEN])
    expect(masterOf(merges, 99)).toBe(99)
  })

  it('has all the ids that were merged', () => {
    expect(idsOf(merges, ANNA)).toEqual([BEN, ANA, ANNA, ANE])
    expect(idsOf(merges, 99)).toEqual([99])
  })

  it('has an end after any merges and unmerges', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))), steps => {
        const end = steps.reduce((state, [isMerge, master, duplicate]) => {
          const decision = (isMerge ? merge : unmerge)(master, duplicate)(state)
          return decision.kind === 'facts' ? decision.facts.reduce(evolveMerges, state) : state
        }, NO_MERGES)
        for (const id of end.keys()) expect(end.has(masterOf(end, id))).toBe(false)
      }),
    ))
})
