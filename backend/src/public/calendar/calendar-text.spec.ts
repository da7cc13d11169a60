import { calendarText, type CalendarEvent, type CalendarOf } from './calendar-text'
import { readCalendar } from './testing/read-calendar'

const OHANA: CalendarOf = { name: 'Ohana', zone: 'America/Los_Angeles' }
const game = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'game-41@log',
  summary: 'DINKs @ Ohana',
  description: null,
  url: 'https://ohana.example/games/41',
  location: 'Court 1',
  date: '2026-07-01',
  time: '19:30',
  zone: 'America/Los_Angeles',
  status: 'confirmed',
  sequence: 3,
  changedAt: '2026-06-20T08:15:30.250Z',
  ...changes,
})
const read = (...games: readonly CalendarEvent[]) => readCalendar(calendarText(OHANA, games))
const readOne = (changes: Partial<CalendarEvent>) => read(game(changes)).events[0]

describe('A calendar', () => {
  it('is read by other programs with all that a game is', () =>
    expect(read(game())).toEqual({
      name: 'Ohana',
      events: [
        {
          uid: 'game-41@log',
          summary: 'DINKs @ Ohana',
          start: '2026-07-02T02:30:00.000Z',
          end: '2026-07-02T03:30:00.000Z',
          location: 'Court 1',
          description: null,
          url: 'https://ohana.example/games/41',
          status: 'CONFIRMED',
          sequence: 3,
          changed: '2026-06-20T08:15:30Z',
        },
      ],
    }))

  it('says the right moment in winter and in summer', () => {
    expect(readOne({ date: '2026-03-07' })?.start).toBe('2026-03-08T03:30:00.000Z')
    expect(readOne({ date: '2026-03-08' })?.start).toBe('2026-03-09T02:30:00.000Z')
  })

  it('shows a game without a time on its whole day', () =>
    expect(readOne({ time: null })).toMatchObject({ start: '2026-07-01', end: '2026-07-02' }))

  it.each([
    'Hawks, Owls; and \\others\nin two lines',
    'Montréal Métros @ Łódź 🏀 with a name that is much longer than the seventy-five bytes of a line',
    '</script><img src=x onerror=alert(1)>',
    'BEGIN:VEVENT\r\nUID:another',
  ])('gives a name back as it is: %j', summary => {
    const { events } = read(game({ summary }), game({ uid: 'game-42@log' }))
    expect(events.map(event => event.summary.replaceAll('\r\n', '\n'))).toEqual([
      summary.replaceAll('\r\n', '\n'),
      'DINKs @ Ohana',
    ])
  })

  it('has no line longer than 75 bytes', () => {
    const text = calendarText(OHANA, [game({ summary: 'Métros é'.repeat(40) })])
    expect(text.split('\r\n').filter(line => Buffer.byteLength(line) > 75)).toEqual([])
  })

  it('is the same text for the same games', () => expect(calendarText(OHANA, [game()])).toBe(calendarText(OHANA, [game()])))

  it('without games is one that has none', () => expect(read()).toEqual({ name: 'Ohana', events: [] }))
})
