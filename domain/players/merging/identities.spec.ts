import { after, merged, unmerged } from './merging.examples'
import type { MergeFact } from './events'
import { everybodyHimself, identitiesOf } from './identities'

const [ANA, BEN, CY, DEE] = [31, 32, 33, 34]
const identities = (...history: MergeFact[]) => identitiesOf(after(...history))

describe('The ids of a person', () => {
  it('are their own alone where nobody was merged into them', () => {
    expect(everybodyHimself.masterOf(ANA)).toBe(ANA)
    expect(everybodyHimself.idsOf(ANA)).toEqual([ANA])
  })

  it('are those of all who were merged into them, in however many steps, the master first', () => {
    const { masterOf, idsOf } = identities(merged(ANA, CY), merged(BEN, CY), merged(CY, DEE))
    expect([ANA, BEN, CY, DEE].map(masterOf)).toEqual([DEE, DEE, DEE, DEE])
    expect(idsOf(DEE)).toEqual([DEE, ANA, BEN, CY])
    expect(idsOf(BEN)).toEqual([DEE, ANA, BEN, CY])
  })

  it('are their own again when the merge is undone', () => {
    const { idsOf } = identities(merged(ANA, CY), merged(BEN, CY), unmerged(ANA, CY))
    expect(idsOf(ANA)).toEqual([ANA])
    expect(idsOf(CY)).toEqual([CY, BEN])
  })
})

it('A list names each person once, where they came first', () =>
  expect(identities(merged(BEN, DEE)).distinct([BEN, ANA, DEE, CY])).toEqual([DEE, ANA, CY]))
