import type { CertainState } from './certainty'
import { markOf, playOffLine } from './play-off-line'

/** `1` is in a division of the bracket, `-` is not. */
const table = (rows: string) => [...rows].map(one => ({ isSeeded: one === '1' }))

it('The line is under the last team of the bracket', () => {
  const label = 'The first 4 go on to the play-offs.'
  expect(playOffLine(table('1111--'))).toEqual({ after: 4, short: label, label })
})

it('Before anybody is in the bracket it is under as many as the league says go on', () => {
  expect(playOffLine(table('----'), 2)?.after).toBe(2)
  expect(playOffLine(table('111-'), 2)?.after).toBe(3)
  expect(playOffLine(table('----'), 4)).toBeUndefined()
})

it.each(['', '----', '1111', '1-1-', '-11'])('There is none where all, none or others than the first are in it: “%s”', rows =>
  expect(playOffLine(table(rows))).toBeUndefined(),
)

it('The marks of a table are explained, as far as there are any', () => {
  const label = (...states: CertainState[]) =>
    playOffLine(
      states.map(state => ({ isSeeded: false, state })),
      1,
    )?.label
  expect(label('open', 'open')).toBe('The first team goes on to the play-offs.')
  expect(label('clinched', 'open')).toBe(
    'The first team goes on to the play-offs. x – clinched a play-off place, however the games end that are still in the schedule.',
  )
  expect(label('clinched', 'out')).toContain('x – clinched a play-off place, o – out of the play-offs, however')
  expect(markOf('open')).toBeUndefined()
})
