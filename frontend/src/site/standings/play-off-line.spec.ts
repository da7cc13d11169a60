import { playOffLine } from './play-off-line'

const rows = (divisions: string) => [...divisions].map(one => ({ division_id: one === '-' ? null : Number(one) }))

it('The line is under the last team of the bracket', () =>
  expect(playOffLine(rows('1122--'))).toEqual({ after: 4, label: 'The first 4 go on to the play-offs.' }))

it.each(['', '----', '1111', '1-1-', '-11'])(
  'There is none where all, none or others than the first are in it: “%s”',
  divisions => expect(playOffLine(rows(divisions))).toBeUndefined(),
)
