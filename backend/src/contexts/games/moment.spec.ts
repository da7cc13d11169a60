import { momentOf } from './moment'

it('gives a wall time its offset, in summer and in winter', () => {
  expect(momentOf('2026-07-01', '19:30', 'America/Los_Angeles')).toBe('2026-07-01T19:30:00-07:00')
  expect(momentOf('2026-01-31', '19:30', 'America/Los_Angeles')).toBe('2026-01-31T19:30:00-08:00')
  expect(momentOf('2026-07-01', '19:30', 'Asia/Kolkata')).toBe('2026-07-01T19:30:00+05:30')
})

it('takes the beginning of the day where there is no time', () => {
  expect(momentOf('2026-01-31', null, 'UTC')).toBe('2026-01-31T00:00:00+00:00')
})

describe.each([
  {
    zone: 'America/Los_Angeles',
    date: '2026-03-08',
    before: '01:59',
    gap: '02:30',
    after: '03:00',
    from: '-08:00',
    to: '-07:00',
  },
  { zone: 'Europe/Berlin', date: '2026-03-29', before: '01:59', gap: '02:30', after: '03:00', from: '+01:00', to: '+02:00' },
  { zone: 'Australia/Sydney', date: '2026-10-04', before: '01:59', gap: '02:30', after: '03:00', from: '+10:00', to: '+11:00' },
  {
    zone: 'Australia/Lord_Howe',
    date: '2026-10-04',
    before: '01:59',
    gap: '02:15',
    after: '02:30',
    from: '+10:30',
    to: '+11:00',
  },
])('when the clock of $zone goes forward', ({ zone, date, before, gap, after, from, to }) => {
  it('knows the times on both sides apart', () => {
    expect(momentOf(date, before, zone)).toBe(`${date}T${before}:00${from}`)
    expect(momentOf(date, after, zone)).toBe(`${date}T${after}:00${to}`)
  })

  it('counts a time that is left out on from the clock before', () =>
    expect(momentOf(date, gap, zone)).toBe(`${date}T${gap}:00${from}`))
})

describe.each([
  {
    zone: 'America/Los_Angeles',
    date: '2026-11-01',
    before: '00:59',
    twice: '01:30',
    after: '02:00',
    from: '-07:00',
    to: '-08:00',
  },
  { zone: 'Europe/Berlin', date: '2026-10-25', before: '01:59', twice: '02:30', after: '03:00', from: '+02:00', to: '+01:00' },
  { zone: 'Australia/Sydney', date: '2026-04-05', before: '01:59', twice: '02:30', after: '03:00', from: '+11:00', to: '+10:00' },
  {
    zone: 'Australia/Lord_Howe',
    date: '2026-04-05',
    before: '01:29',
    twice: '01:45',
    after: '02:00',
    from: '+11:00',
    to: '+10:30',
  },
])('when the clock of $zone goes back', ({ zone, date, before, twice, after, from, to }) => {
  it('knows the times on both sides apart', () => {
    expect(momentOf(date, before, zone)).toBe(`${date}T${before}:00${from}`)
    expect(momentOf(date, after, zone)).toBe(`${date}T${after}:00${to}`)
  })

  it('means the first of a time that comes twice', () => expect(momentOf(date, twice, zone)).toBe(`${date}T${twice}:00${from}`))
})
