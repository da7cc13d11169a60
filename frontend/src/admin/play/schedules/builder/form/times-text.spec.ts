import { readTimes, timesFault } from './times-text'

it.each([
  ['18:00', ['18:00']],
  ['18:00, 19:15', ['18:00', '19:15']],
  ['6 PM; 7:30 pm', ['18:00', '19:30']],
  ['12:00 am, 12 pm', ['00:00', '12:00']],
  ['9:00\n1800', ['09:00', '18:00']],
  ['18:00, 18:00', ['18:00', '18:00']],
  ['', []],
])('%j is read as %j', (text, times) => expect(readTimes(text)).toEqual(times))

it.each(['25:00', 'noon', '18:60', '18:00 or so'])('%j is no time', text =>
  expect(timesFault(`18:00, ${text}`)).toBe(`${text} is not a time: write times such as 18:00 or 6:00 PM.`),
)

it('Times have no fault', () => expect(timesFault('18:00, 7 pm')).toBeUndefined())
