import { RecentChanges } from './recent-changes'

const dependencies = new Set(['a', 'b'])

describe('what an answer depends on is', () => {
  it('unchanged while nothing happens', () => {
    const changes = new RecentChanges()
    changes.add('a')
    expect(changes.areUnchanged(dependencies, changes.now())).toBe(true)
  })

  it('unchanged when something else changes', () => {
    const changes = new RecentChanges()
    const since = changes.now()
    changes.add('c')
    expect(changes.areUnchanged(dependencies, since)).toBe(true)
  })

  it('changed when a part of it changes', () => {
    const changes = new RecentChanges()
    const since = changes.now()
    changes.add('b')
    changes.add('c')
    expect(changes.areUnchanged(dependencies, since)).toBe(false)
  })

  it('changed when anything may have changed', () => {
    const changes = new RecentChanges()
    const since = changes.now()
    changes.addEverything()
    expect(changes.areUnchanged(dependencies, since)).toBe(false)
  })

  it('taken for changed when so much happened that not all of it is remembered', () => {
    const changes = new RecentChanges(2)
    const since = changes.now()
    for (const change of ['c', 'd', 'e']) changes.add(change)
    expect(changes.areUnchanged(dependencies, since)).toBe(false)
    expect(changes.areUnchanged(dependencies, changes.now())).toBe(true)
  })
})
