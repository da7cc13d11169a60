import { quantity, difference, shotsText, none, oneDecimal, ordinal, percent, shareText, whole } from './figures'

it('prints a share without its leading zero, and a perfect one in full', () => {
  expect([shareText(2 / 3), shareText(0), shareText(1)]).toEqual(['.667', '.000', '1.000'])
})

it('prints an average with one decimal', () => {
  expect([oneDecimal(12), oneDecimal(12.25), oneDecimal(0)]).toEqual(['12.0', '12.3', '0.0'])
})

it('prints a percentage of 0 to 100 with one decimal', () => {
  expect(percent(78.44)).toBe('78.4%')
})

it('writes a real minus sign', () => {
  expect([whole(-3), oneDecimal(-1.5), shareText(-0.25), difference(-12)]).toEqual(['−3', '−1.5', '−.250', '−12'])
})

it('signs a difference, but not a level one', () => {
  expect([difference(12), difference(0), difference(0.4)]).toEqual(['+12', '0', '0'])
})

it('groups thousands', () => {
  expect(whole(12345)).toBe('12,345')
})

it('writes made of attempted as on a score sheet, and keeps the side that is known', () => {
  expect([shotsText(5, 9), shotsText(5, null), shotsText(null, null)]).toEqual(['5-9', '5-–', none])
})

it('shows a dash where there is no figure', () => {
  expect([whole(null), oneDecimal(undefined), shareText(NaN), percent(null), difference(null)]).toEqual([
    none,
    none,
    none,
    none,
    none,
  ])
})

it('counts in words', () => {
  expect([quantity(1, 'game'), quantity(0, 'game'), quantity(2, 'match', 'matches')]).toEqual(['1 game', '0 games', '2 matches'])
})

it('names a place', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 112].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '112th',
  ])
})
