import { execFileSync } from 'node:child_process'
import { DAYS, environmentOf, explorationOf, momentOf, TIMES, ZONES, type Exploration } from './exploration'

const at = (day: string, time: string, zone: string): Exploration => ({ seed: 7, day, time, zone })

const HOUR = 3_600_000

const dayAfter = (day: string) => new Date(Date.parse(day) + 24 * HOUR).toISOString().slice(0, 10)

/** How many hours a day has on a clock of the zone. */
const hoursOf = (day: string, zone: string) =>
  (momentOf(at(dayAfter(day), '00:00', zone)) - momentOf(at(day, '00:00', zone))) / HOUR

it('Every day, hour and zone comes of some seed, and not always together', () => {
  const seeds = Array.from({ length: DAYS.length ** 3 }, (_, seed) => explorationOf({ seed: String(seed) }))
  const together = new Set(seeds.map(found => [found?.day, found?.time, found?.zone].join(' ')))
  expect(together.size).toBe(DAYS.length * TIMES.length * ZONES.length)
})

describe('Among the days are', () => {
  const isLastOfMonth = (day: string) => dayAfter(day).endsWith('-01')

  it('the last of a year and the first of the next one, and the last of another month', () => {
    expect(DAYS).toEqual(expect.arrayContaining(['2026-12-31', '2027-01-01']))
    expect(DAYS.filter(day => isLastOfMonth(day) && !/-(?:02|12)-/.test(day))).not.toEqual([])
  })

  it('a leap day with the days around it, and the end of a February that has none', () => {
    expect(DAYS).toEqual(expect.arrayContaining(['2028-02-28', '2028-02-29', '2028-03-01']))
    expect(DAYS.filter(day => day.endsWith('-02-28') && isLastOfMonth(day))).not.toEqual([])
  })

  it.each(['America/Los_Angeles', 'Europe/Berlin'])('those of which clocks lose and gain an hour: %s', zone => {
    expect(ZONES).toContain(zone)
    expect(new Set(DAYS.map(day => hoursOf(day, zone)))).toEqual(new Set([23, 24, 25]))
  })
})

it.each([
  ['2028-02-29', '23:59', 'UTC', '2028-02-29T23:59:00.000Z'],
  ['2027-01-01', '00:00', 'Pacific/Kiritimati', '2026-12-31T10:00:00.000Z'],
  ['2026-12-31', '23:59', 'Pacific/Pago_Pago', '2027-01-01T10:59:00.000Z'],
  ['2027-01-01', '12:00', 'Asia/Kathmandu', '2027-01-01T06:15:00.000Z'],
  ['2027-03-14', '00:00', 'America/Los_Angeles', '2027-03-14T08:00:00.000Z'],
  ['2027-03-14', '02:30', 'America/Los_Angeles', '2027-03-14T10:30:00.000Z'],
  ['2027-03-14', '03:30', 'America/Los_Angeles', '2027-03-14T10:30:00.000Z'],
  ['2027-10-31', '23:59', 'Europe/Berlin', '2027-10-31T22:59:00.000Z'],
])('On %s at %s in %s it is %s', (day, time, zone, moment) =>
  expect(new Date(momentOf(at(day, time, zone))).toISOString()).toBe(moment),
)

it('What runs is there and then', () => {
  const [day, time, zone] = ['2028-02-29', '23:59', 'Asia/Kathmandu'] as const
  const now = performance.timeOrigin + performance.now()
  const shown = execFileSync(process.execPath, ['-p', 'String(new Date())'], {
    env: { ...process.env, ...environmentOf(at(day, time, zone), now) },
  })
  expect(String(shown)).toMatch(/^(?:Tue Feb 29 2028 23:59|Wed Mar 01 2028 00:00)/)
})

it.each([
  { seed: 'seven' },
  { seed: '-7' },
  { seed: '2147483648' },
  { seed: '7', day: 'tomorrow' },
  { seed: '7', day: '2028-13-01' },
  { seed: '7', time: '24:01' },
  { seed: '7', zone: 'Middle/Earth' },
])('%j is refused', given => expect(explorationOf(given)).toBeUndefined())

it('What is given is taken, and the rest follows from the seed', () =>
  expect(explorationOf({ seed: '7', day: '2028-06-01', zone: 'Asia/Tokyo' })).toEqual({
    ...explorationOf({ seed: '7' }),
    day: '2028-06-01',
    zone: 'Asia/Tokyo',
  }))
