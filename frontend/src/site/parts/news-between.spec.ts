import { newsBetween } from './News'

const before = { lines: ['Hawks at Owls: scheduled.', 'Bulls 3–1.'], parts: { Standings: [{ wins: 3 }], Leaders: ['Ana Lee'] } }

it('says the lines that are new', () =>
  expect(newsBetween(before, { ...before, lines: ['Hawks 61, Owls 58: final.', 'Bulls 3–1.'] })).toBe(
    'Hawks 61, Owls 58: final.',
  ))

it('says two lines at most', () => expect(newsBetween({ lines: [] }, { lines: ['One.', 'Two.', 'Three.'] })).toBe('One. Two.'))

it('names the parts that changed after the lines', () =>
  expect(newsBetween(before, { lines: ['Bulls 4–1.'], parts: { Standings: [{ wins: 4 }], Leaders: ['Ben Ito'] } })).toBe(
    'Bulls 4–1. Standings, Leaders updated.',
  ))

it('is silent where the same came once more', () =>
  expect(newsBetween(before, { lines: [...before.lines], parts: { Standings: [{ wins: 3 }], Leaders: ['Ana Lee'] } })).toBe(''))
