import { remembering } from './remembering'

/** The length of a header, with those for which it was worked out. */
const counting = () => {
  const workedOut: string[] = []
  const lengthOf = remembering(header => {
    workedOut.push(header)
    return header.length
  })
  return { lengthOf, workedOut }
}

it('works out once what follows from a header', () => {
  const { lengthOf, workedOut } = counting()
  expect(['gzip', 'br', 'gzip', 'br'].map(lengthOf)).toEqual([4, 2, 4, 2])
  expect(workedOut).toEqual(['gzip', 'br'])
})

it('remembers neither long headers nor more than a few', () => {
  const { lengthOf, workedOut } = counting()
  const long = 'x'.repeat(201)
  for (const header of [long, long, ...Array.from({ length: 201 }, (_, i) => `made-up-${i}`), 'made-up-0']) lengthOf(header)
  expect(workedOut.filter(header => header === long).length).toBe(2)
  expect(workedOut.filter(header => header === 'made-up-0').length).toBe(2)
})
