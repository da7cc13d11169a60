import { calendarInWords, calendarsInWords, publishInWords } from './publish-words'

const weeksOf = (...counts: readonly number[]) => counts.map(count => ({ games: Array<never>(count), byes: [] }))
const calendar = (id: number, added: number, cancelled: number) => ({
  team: { id, name: `Team ${id}`, logo: null, colors: [], abbreviation: null },
  added,
  cancelled,
})

it.each([
  [weeksOf(2, 2), 0, 0, '4 games become public.'],
  [weeksOf(1), 1, 0, '1 game becomes public. 1 game that everybody sees now is replaced.'],
  [weeksOf(6), 4, 2, '6 games become public. 4 games that everybody sees now are replaced. 2 games that were played stay.'],
])('Publishing says how many games come, go and stay', (weeks, replaced, kept, text) =>
  expect(publishInWords({ weeks, replaced, kept })).toBe(text),
)

it('Calendars get each game in those of its two teams', () => {
  expect(calendarInWords({ added: 2, cancelled: 1 })).toBe('2 new events, 1 cancelled')
  expect(calendarsInWords([calendar(1, 2, 0), calendar(2, 2, 0)])).toBe('What calendars get: 2 new events')
  expect(calendarsInWords([calendar(1, 0, 1), calendar(2, 0, 1)])).toBe('What calendars get: 1 cancelled')
  expect(calendarsInWords([])).toBe('What calendars get: nothing new')
})
