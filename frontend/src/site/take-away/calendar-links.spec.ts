import { demoTenant } from '../testing/tenant'
import { asOfPage, googleSubscription, webcal } from './TakeAwaySheet'
import { googleGame, type CalendarGame } from './AddToCalendar'

const game = (over: Partial<CalendarGame> = {}): CalendarGame => ({
  title: 'DINKs @ Ohana',
  date: '2026-07-01',
  time: '23:30',
  zone: 'America/Los_Angeles',
  place: 'Court 1',
  url: 'https://ohana.example/games/41',
  ...over,
})
const taken = (over: Partial<CalendarGame> = {}) => new URL(googleGame(game(over))).searchParams

it('A calendar is subscribed to by the scheme that programs know', () => {
  expect(webcal('https://ohana.example/api/calendar.ics?domain=ohana.example')).toBe(
    'webcal://ohana.example/api/calendar.ics?domain=ohana.example',
  )
  expect(new URL(googleSubscription('http://localhost/a.ics?x=1&y=2')).searchParams.get('cid')).toBe(
    'webcal://localhost/a.ics?x=1&y=2',
  )
})

it('A game is an hour of its zone, past midnight too', () =>
  expect(Object.fromEntries(taken())).toMatchObject({
    text: 'DINKs @ Ohana',
    dates: '20260701T233000/20260702T003000',
    ctz: 'America/Los_Angeles',
    location: 'Court 1',
    details: 'https://ohana.example/games/41',
  }))

it('A game without a time takes its day', () => expect(taken({ time: null }).get('dates')).toBe('20260701/20260702'))

it('A name is text, whatever it holds', () =>
  expect(taken({ title: '&ctz=UTC#</script>' }).get('text')).toBe('&ctz=UTC#</script>'))

it('A table is of the moment that the page shows', () => {
  const table = '/api/standings.csv?slug=demo'
  expect(asOfPage(table, { tenant: demoTenant() })).toBe(table)
  expect(asOfPage(table, { tenant: demoTenant({ asOf: '2026-11-20T10:00Z' }) })).toBe(`${table}&asOf=2026-11-20T10%3A00Z`)
})
