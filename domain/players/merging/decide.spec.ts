import fc from 'fast-check'
import { reads } from '../../history/reads.examples'
import { MOST_DUPLICATES } from './decide'
import { after, given, merge, merged, unmerge, unmerged } from './merging.examples'
import type { MergeFact } from './events'
import { identitiesOf } from './identities'
import { evolveMerges } from './state'

const [ANA, BEN, CY, DEE] = [31, 32, 33, 34]
const masterOf = (player: number, ...history: MergeFact[]) => identitiesOf(after(...history)).masterOf(player)

describe('Players are merged', () => {
  it('one into another', () => given().when(merge(BEN, ANA)).then(merged(BEN, ANA)))

  it('several at once', () =>
    given()
      .when(merge([BEN, CY], ANA))
      .then(merged(BEN, ANA), merged(CY, ANA)))

  it('once, where one is named twice', () =>
    given()
      .when(merge([BEN, BEN], ANA))
      .then(merged(BEN, ANA)))

  it('with those that were merged into them before', () => given(merged(BEN, ANA)).when(merge(ANA, CY)).then(merged(ANA, CY)))

  it('again, after it was undone', () => given(merged(BEN, ANA), unmerged(BEN, ANA)).when(merge(ANA, BEN)).then(merged(ANA, BEN)))
})

describe('A merge is refused', () => {
  it('without a duplicate', () => given().when(merge([], ANA)).thenRefused('invalid', 'Name at least one duplicate.'))

  it('of the master themselves', () =>
    given()
      .when(merge([BEN, ANA], ANA))
      .thenRefused('invalid', 'The master cannot also be merged.'))

  it('of a player who is merged already, and whom they are merged into is said', () => {
    const already = 'Player #32 is already merged into player #31. Undo that first.'
    given(merged(BEN, ANA)).when(merge(BEN, ANA)).thenRefused('conflict', already)
    given(merged(BEN, ANA)).when(merge(BEN, CY)).thenRefused('conflict', already)
  })

  it('as a whole where one of several is merged already', () =>
    given(merged(CY, DEE))
      .when(merge([BEN, CY], ANA))
      .thenRefused('conflict', 'Player #33 is already merged into player #34. Undo that first.'))

  it(`of more than ${MOST_DUPLICATES} at once`, () =>
    given()
      .when(
        merge(
          Array.from({ length: MOST_DUPLICATES + 1 }, (_, i) => 100 + i),
          ANA,
        ),
      )
      .thenRefused('invalid', 'At most 50 players are merged at once.'))

  it('into a player who is merged themselves: nobody is merged into each other, in however many steps', () => {
    given(merged(BEN, ANA))
      .when(merge(ANA, BEN))
      .thenRefused('conflict', 'Player #32 is already merged into player #31. Merge into that one.')
    given(merged(ANA, BEN), merged(BEN, CY))
      .when(merge(CY, ANA))
      .thenRefused('conflict', 'Player #31 is already merged into player #32. Merge into that one.')
  })
})

describe('A merge is undone', () => {
  it('at any time', () => given(merged(BEN, ANA), merged(CY, ANA)).when(unmerge(BEN, ANA)).then(unmerged(BEN, ANA)))

  it('alone: the later merge of whom they were merged into stays', () => {
    const history = [merged(ANA, BEN), merged(BEN, CY)]
    given(...history)
      .when(unmerge(ANA, BEN))
      .then(unmerged(ANA, BEN))
    expect(masterOf(ANA, ...history, unmerged(ANA, BEN))).toBe(ANA)
    expect(masterOf(BEN, ...history, unmerged(ANA, BEN))).toBe(CY)
  })

  it('with those that were merged into them before: they are still theirs', () => {
    const history = [merged(ANA, BEN), merged(BEN, CY), unmerged(BEN, CY)]
    expect(masterOf(ANA, ...history)).toBe(BEN)
    expect(masterOf(BEN, ...history)).toBe(BEN)
  })

  it('from the player who counts now, where they were merged into another first', () =>
    given(merged(ANA, BEN), merged(BEN, CY)).when(unmerge(ANA, CY)).then(unmerged(ANA, BEN)))

  it('once', () =>
    given(merged(BEN, ANA), unmerged(BEN, ANA))
      .when(unmerge(BEN, ANA))
      .thenRefused('conflict', 'Player #32 is not merged into anybody.'))

  it('from nobody whom they were not merged into', () =>
    given(merged(ANA, BEN), merged(BEN, CY))
      .when(unmerge(ANA, DEE))
      .thenRefused('conflict', 'Player #31 is merged into player #33, not into player #34.'))
})

it('Whatever is merged and undone, nobody counts for a player who is merged themselves', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))), steps => {
      const merges = steps.reduce((state, [isMerge, duplicate, master]) => {
        const decision = (isMerge ? merge : unmerge)(duplicate, master)(state)
        return decision.kind === 'facts' ? decision.facts.reduce(evolveMerges, state) : state
      }, after())
      const { masterOf } = identitiesOf(merges)
      for (const player of merges.keys()) expect(merges.has(masterOf(player))).toBe(false)
    }),
  ))

reads(
  [merged(BEN, ANA), 'merged Ben Okafor (#32) into Ana Lee (#31)'],
  [unmerged(BEN, ANA), 'undid the merge of Ben Okafor (#32) into Ana Lee (#31)'],
)
