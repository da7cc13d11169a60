import { windowOf } from './window'

/** A season of so many days in November, one after the other. */
const season = (days: number, games: number) =>
  Array.from({ length: days }, (_, day) => ({ date: `2026-11-${String(day + 1).padStart(2, '0')}`, games }))

it('shows all days where they fit on one page', () => {
  expect(windowOf(season(4, 10), '2026-11-02')).toEqual({})
})

it('folds what lies before the last results, where all days fit on one page', () => {
  expect(windowOf(season(10, 3), '2026-11-06')).toEqual({ open: '2026-11-05' })
})

it('folds nothing after the season, and shows the newest day first', () => {
  expect(windowOf(season(10, 3), '2026-12-01')).toEqual({ newestFirst: true })
})

it('shows the whole season from its first day, where it is asked for', () => {
  expect(windowOf(season(30, 10), '2026-11-15', { whole: true })).toEqual({})
})

it('begins with the day before today, so that the last results and what comes are in view', () => {
  expect(windowOf(season(30, 10), '2026-11-15')).toEqual({
    from: '2026-11-14',
    to: '2026-11-17',
    earlier: '2026-11-10',
    later: '2026-11-18',
  })
})

it('begins with the first day before the season, and nothing is earlier', () => {
  expect(windowOf(season(30, 10), '2026-10-01')).toEqual({ from: '2026-11-01', to: '2026-11-04', later: '2026-11-05' })
})

it('ends with the last day after the season; undated games belong to that page', () => {
  expect(windowOf(season(30, 10), '2027-01-01')).toEqual({ newestFirst: true, from: '2026-11-27', earlier: '2026-11-23' })
})

it('begins where it was asked to', () => {
  expect(windowOf(season(30, 10), '2026-11-15', { from: '2026-11-03' })).toMatchObject({ from: '2026-11-03', to: '2026-11-06' })
})

it('shows the last page where it was asked for days that are not there', () => {
  expect(windowOf(season(30, 10), '2026-11-15', { from: '2027-05-01' })).toEqual({ from: '2026-11-27', earlier: '2026-11-23' })
})

it('shows a day that alone is too long for a page', () => {
  expect(windowOf(season(3, 50), '2026-11-02', { from: '2026-11-02' })).toMatchObject({ from: '2026-11-02', to: '2026-11-02' })
})

it('begins with today where the day before would fill more than a page', () => {
  const days = season(30, 10).map(day => (day.date === '2026-11-14' ? { ...day, games: 61 } : day))
  expect(windowOf(days, '2026-11-15')).toMatchObject({ from: '2026-11-15', earlier: '2026-11-14' })
})

it('leaves no game out and shows none twice, from page to page', () => {
  const days = season(30, 7)
  const seen: (string | undefined)[] = []
  for (let from: string | undefined = '2026-11-01'; from;) {
    const page = windowOf(days, '2026-11-15', { from })
    const last = page.to ?? '2026-11-30'
    seen.push(...days.filter(({ date }) => date >= (page.from ?? '') && date <= last).map(({ date }) => date))
    from = page.later
  }
  expect(seen).toEqual(days.map(({ date }) => date))
})

it('is no page of a season that is over where more games are ahead than it knows of', () => {
  expect(windowOf(season(30, 10), '2027-01-01', { goesOn: true })).toEqual({ from: '2026-11-27', earlier: '2026-11-23' })
})
