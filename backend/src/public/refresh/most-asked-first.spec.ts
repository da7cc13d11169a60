import { mostAskedFirst } from './most-asked-first'

/** Reads by how often they were asked for. */
const asked = (times: Readonly<Record<string, number>>) => ({
  of: (key: string) => (key in times ? { read: { url: key, headers: {} }, times: times[key] ?? 0 } : undefined),
})

it.each([
  ['nothing fell', [], { '/a': 1 }, []],
  ['nobody asked', ['/a'], {}, []],
  ['the most asked first', ['/a', '/b', '/c'], { '/a': 2, '/b': 5, '/c': 3 }, ['/b', '/c', '/a']],
  ['of equals the first to fall', ['/b', '/a'], { '/a': 1, '/b': 1 }, ['/b', '/a']],
  ['only what was asked for', ['/a', '/b'], { '/b': 1, '/c': 9 }, ['/b']],
])('%s', (_, fallen, times, order) =>
  expect(mostAskedFirst(fallen, asked(times)).map(({ key, url }) => [key, url])).toEqual(order.map(key => [key, key])),
)
