import { groupBy } from './group-by'

describe('Things grouped by a key', () => {
  it('are together under it, in the order in which the keys come first', () => {
    expect(groupBy(['Owls', 'Hawks', 'Otters', 'Herons'], name => name[0] ?? '')).toEqual([
      ['Owls', 'Otters'],
      ['Hawks', 'Herons'],
    ])
  })

  it('are no group where there are none', () => {
    expect(groupBy([], String)).toEqual([])
  })
})
