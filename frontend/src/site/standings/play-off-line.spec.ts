import { playOffLine } from './play-off-line'

const table = (divisions: string, playOffPlaces?: number) => ({
  rows: [...divisions].map(one => ({ division_id: one === '-' ? null : Number(one) })),
  playOffPlaces,
})

it('The line is under the last team of the bracket', () =>
  expect(playOffLine(table('1122--'))).toEqual({ after: 4, label: 'The first 4 go on to the play-offs.' }))

it('Before anybody is in the bracket it is under as many as the league says go on', () => {
  expect(playOffLine(table('----', 2))?.after).toBe(2)
  expect(playOffLine(table('111-', 2))?.after).toBe(3)
  expect(playOffLine(table('----', 4))).toBeUndefined()
})

it.each(['', '----', '1111', '1-1-', '-11'])(
  'There is none where all, none or others than the first are in it: “%s”',
  divisions => {
    expect(playOffLine(table(divisions))).toBeUndefined()
  },
)
