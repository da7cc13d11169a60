import { join } from 'node:path'

/** What a run of `npm run explore` has of its own: the seed of random cases, and where and when its clocks are. */
export type Exploration = { readonly seed: number; readonly day: string; readonly time: string; readonly zone: string }

/** What somebody asked for; the rest follows from the seed. */
export type GivenExploration = { readonly seed: string } & Partial<Readonly<Record<'day' | 'time' | 'zone', string>>>

export const LARGEST_SEED = 2 ** 31 - 1

/** Days on which what reckons with days goes wrong first: ends of months and years, leap days, and clocks put forward and back. */
export const DAYS: readonly string[] = [
  '2026-12-31',
  '2027-01-01',
  '2027-03-14',
  '2027-03-28',
  '2027-10-31',
  '2027-11-07',
  '2028-02-28',
  '2028-02-29',
  '2028-03-01',
  '2028-12-31',
  '2100-02-28',
]
export const TIMES: readonly string[] = ['00:00', '02:30', '12:00', '19:30', '23:59']
export const ZONES: readonly string[] = [
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Los_Angeles',
  'Europe/Berlin',
  'Asia/Kathmandu',
]

/** One of a list, by the seed: each `turn` chooses by other digits of it. */
const chosen = (list: readonly string[], seed: number, turn: number): string =>
  list[Math.floor(seed / DAYS.length ** turn) % list.length] ?? ''

/** What a run is made of; undefined where something that was given is not of its kind. */
export const explorationOf = (given: GivenExploration): Exploration | undefined => {
  const seed = Number(given.seed)
  const { day = chosen(DAYS, seed, 0), time = chosen(TIMES, seed, 1), zone = chosen(ZONES, seed, 2) } = given
  const isSeed = /^\d+$/.test(given.seed) && seed <= LARGEST_SEED
  return isSeed && !Number.isNaN(asUtc(day, time)) && isZone(zone) ? { seed, day, time, zone } : undefined
}

const isZone = (zone: string): boolean => {
  try {
    return clockOf(zone) !== undefined
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

const asUtc = (day: string, time: string): number => Date.parse(`${day}T${time}:00Z`)

const clockOf = (timeZone: string) => new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })

/** What a clock on the wall of the zone shows at a moment, in milliseconds as if it hung in UTC. */
const shownAt = (moment: number, zone: string): number => Date.parse(`${clockOf(zone).format(moment).replace(' ', 'T')}Z`)

/** The moment when a clock on the wall of the zone shows day and time; one that is skipped there is the hour after. */
export const momentOf = ({ day, time, zone }: Exploration): number => {
  const wanted = asUtc(day, time)
  const before = wanted - (shownAt(wanted, zone) - wanted)
  const exact = wanted - (shownAt(before, zone) - before)
  return shownAt(exact, zone) === wanted ? exact : before
}

const MOVED_CLOCK = JSON.stringify(join(__dirname, 'moved-clock.js'))

/** The environment in which every process of the run has its seed, its zone and its clock. */
export const environmentOf = (exploration: Exploration, now: number, options = ''): Readonly<Record<string, string>> => ({
  TZ: exploration.zone,
  FULLCOURT_SEED: String(exploration.seed),
  FULLCOURT_CLOCK_OFFSET: String(momentOf(exploration) - now),
  NODE_OPTIONS: `${options} --require ${MOVED_CLOCK}`,
})
