import { convertIcsCalendar } from 'ts-ics'
import { calendarText, type CalendarEvent } from './calendar-text'
import { readCalendar } from './testing/read-calendar'

const NAMES = [
  'Hawks, Owls; and \\others\nin two lines',
  'Montréal Métros @ Łódź 🏀🏀 with a name that is much longer than the seventy-five bytes of a line 🏀🏀🏀🏀🏀🏀🏀🏀🏀🏀🏀🏀',
  '</script><img src=x onerror=alert(1)>',
  'A "quoted": name = \\n',
  'A lone \r and\u0000 a zero',
]

const game = (id: number, changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: `game-${id}@log`,
  summary: NAMES[id % NAMES.length] ?? '',
  description: id % 2 ? 'Final score: DINKs 58, Ohana 61' : null,
  url: `https://ohana.example/games/${id}`,
  location: NAMES[(id + 1) % NAMES.length] ?? null,
  date: '2026-07-01',
  time: '19:30',
  zone: 'America/Los_Angeles',
  status: 'confirmed',
  sequence: id + 1,
  changedAt: '2026-06-20T08:15:30.250Z',
  ...changes,
})

const games = [
  ...NAMES.map((_, id) => game(id)),
  game(5, { time: null }),
  game(6, { status: 'cancelled' }),
  game(7, { status: 'tentative', location: null }),
  game(8, { date: '2026-03-08', time: '02:30' }),
  game(9, { date: '2026-11-01', time: '23:59' }),
]
const text = calendarText({ name: 'Ohana 🏀', zone: 'America/Los_Angeles' }, games)

describe('Another parser', () => {
  const instant = (date: Date, type: string | undefined) =>
    type === 'DATE' ? date.toISOString().slice(0, 10) : date.toISOString()

  it('reads the same events', () => {
    const { events = [], name } = convertIcsCalendar(undefined, text)
    expect(name).toBe('Ohana 🏀')
    expect(
      events.map(event => ({
        uid: event.uid,
        summary: event.summary,
        start: instant(event.start.date, event.start.type),
        end: event.end && instant(event.end.date, event.end.type),
        location: event.location ?? null,
        description: event.description ?? null,
        url: event.url ?? null,
        status: event.status,
        sequence: event.sequence,
        changed: event.lastModified?.date.toISOString().replace('.000Z', 'Z'),
      })),
    ).toEqual(readCalendar(text).events)
  })
})

/** Lines as they are sent, and as they are read: what begins with a blank goes on with the line before (RFC 5545, 3.1). */
const sent = text.split('\r\n')
const lines = text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
const nameOf = (line: string) => /^[A-Z-]+/.exec(line)?.[0] ?? ''
const namesIn = (part: readonly string[]) => part.map(nameOf)
const components = lines
  .join('\n')
  .split('BEGIN:VEVENT\n')
  .map(part =>
    part
      .replace(/END:VEVENT[^]*$/, '')
      .trimEnd()
      .split('\n'),
  )
const [calendar = [], ...events] = components
const valueOf = (event: readonly string[], name: string) => event.find(line => nameOf(line) === name)?.replace(/^[^:]*:/, '')

describe('The text of a calendar (RFC 5545)', () => {
  it('has lines that end with CRLF and hold at most 75 bytes, and splits no letter over two', () => {
    expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(sent.filter(line => Buffer.byteLength(line) > 75)).toEqual([])
    expect(sent.filter(line => /^\s?[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/.test(line))).toEqual([])
  })

  it('is lines of a name, parameters and a value, within the calendar and its events', () => {
    expect(lines.filter(line => !/^[A-Z-]+(;[A-Z-]+=[A-Z-]+)*:/.test(line))).toEqual([])
    expect([lines[0], lines.at(-1), events.length]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', games.length])
  })

  it('says its version, its maker, what it is for, and the zone of its games, once each', () => {
    expect(calendar).toEqual(
      expect.arrayContaining([
        'VERSION:2.0',
        'PRODID:-//Fullcourt//Schedule//EN',
        'METHOD:PUBLISH',
        'X-WR-TIMEZONE;VALUE=TEXT:America/Los_Angeles',
      ]),
    )
    expect(new Set(namesIn(calendar)).size).toBe(calendar.length)
  })

  it('has events with all that one must have, and nothing twice', () => {
    for (const event of events) {
      expect(namesIn(event)).toEqual(
        expect.arrayContaining(['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SEQUENCE', 'STATUS', 'SUMMARY']),
      )
      expect(new Set(namesIn(event)).size).toBe(event.length)
    }
    expect(new Set(events.map(event => valueOf(event, 'UID'))).size).toBe(events.length)
  })

  it('has moments in UTC, which need no zone, and days of events that take all of one', () => {
    const starts = events.map(event => event.find(line => nameOf(line) === 'DTSTART') ?? '')
    expect(starts.filter(line => /^DTSTART:\d{8}T\d{6}Z$/.test(line))).toHaveLength(games.length - 1)
    expect(starts[5]).toBe('DTSTART;VALUE=DATE:20260701')
    expect(events.map(event => valueOf(event, 'DTSTAMP')).filter(stamp => stamp !== '20260620T081530Z')).toEqual([])
    expect(text).not.toContain('TZID')
  })

  it('has events that end after they begin, on the days of a change of the clocks too', () => {
    for (const event of events) expect(String(valueOf(event, 'DTEND')) > String(valueOf(event, 'DTSTART'))).toBe(true)
    expect(valueOf(events[9] ?? [], 'DTSTART')).toBe('20261102T075900Z')
  })

  it('escapes backslashes, commas, semicolons and line breaks in texts', () => {
    const summaries = events.map(event => valueOf(event, 'SUMMARY') ?? '')
    expect(summaries[0]).toBe('Hawks\\, Owls\\; and \\\\others\\nin two lines')
    expect(summaries.map(summary => summary.replaceAll(/\\[\\,;n]/g, '')).join('')).not.toMatch(/[\\,;]/)
  })

  it('says of each event whether it takes place, by the words that there are', () =>
    expect(new Set(events.map(event => valueOf(event, 'STATUS')))).toEqual(new Set(['CONFIRMED', 'CANCELLED', 'TENTATIVE'])))
})
