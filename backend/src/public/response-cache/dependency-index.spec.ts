import { DependencyIndex } from './dependency-index'

const dependent = (key: string, ...dependencies: string[]) => ({ key, dependencies: new Set(dependencies) })
const keysOf = (index: DependencyIndex, change: string) => [...index.take(change)].map(({ key }) => key)

it('finds everything that depends on a change', () => {
  const index = new DependencyIndex()
  index.add(dependent('/a', 'x', 'y'))
  index.add(dependent('/b', 'x'))
  expect([keysOf(index, 'x'), keysOf(index, 'y'), keysOf(index, 'z')]).toEqual([['/a', '/b'], ['/a'], []])
})

it('keeps nothing of what was removed, and what others depend on', async () => {
  const index = new DependencyIndex()
  const [gone, staying] = [dependent('/a', 'x', 'y'), dependent('/b', 'x')]
  index.add(gone)
  index.add(staying)
  index.remove(gone)
  await index.cleared()
  expect([index.size, keysOf(index, 'x')]).toEqual([1, ['/b']])
})

it('clears away what is removed meanwhile too', async () => {
  const index = new DependencyIndex()
  const all = [dependent('/a', 'x'), dependent('/b', 'y')]
  for (const one of all) index.add(one)
  for (const one of all) {
    index.remove(one)
    await new Promise(setImmediate)
  }
  await index.cleared()
  expect(index.size).toBe(0)
})
