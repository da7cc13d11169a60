import { timeText } from './dates'
import { difference, oneDecimal, percent, shareText, whole } from './figures'
import { inForms } from './forms'

const german = { hours: 24, decimal: ',' } as const

it('writes times and numbers as the language of the reader does', () =>
  expect(
    inForms(german, () => [
      timeText('19:30'),
      whole(1204),
      whole(-1_234_567),
      oneDecimal(12.34),
      percent(78.4),
      shareText(2 / 3),
      difference(1500),
    ]),
  ).toEqual(['19:30', '1\u202f204', '−1\u202f234\u202f567', '12,3', '78,4%', ',667', '+1\u202f500']))

it('writes in English again after what was made in another form, also when it could not be made', () => {
  expect(() =>
    inForms(german, () => {
      throw new Error('No table.')
    }),
  ).toThrow('No table.')
  expect([timeText('19:30'), oneDecimal(12.34)]).toEqual(['7:30 PM', '12.3'])
})
