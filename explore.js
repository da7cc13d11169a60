/**
 * `npm run explore`: the specs with other random cases, on another day, at another hour and in another time zone than those of
 * `npm test`. It first prints the line that repeats it.
 *
 *   npm run explore                                            a seed by chance; day, hour and zone follow from it
 *   npm run explore -- --seed 7 --day 2028-02-29               the same again
 *   npm run explore -- --time 23:59 --zone Europe/Berlin
 *   npm run explore -- backend/src/contexts/history/today domain                only specs whose path says so
 */
const { spawn } = require('node:child_process')
const { randomInt } = require('node:crypto')
const { join } = require('node:path')
const { parseArgs } = require('node:util')

const LARGEST_SEED = 2 ** 31 - 1

/** Days on which what reckons with days goes wrong first: ends of months and years, leap days, and clocks put forward and back. */
const DAYS = [
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
const TIMES = ['00:00', '02:30', '12:00', '19:30', '23:59']
const ZONES = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Los_Angeles', 'Europe/Berlin', 'Asia/Kathmandu']

const { values: given, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(randomInt(LARGEST_SEED)) },
    day: { type: 'string' },
    time: { type: 'string' },
    zone: { type: 'string' },
  },
})

/** One of a list, by the seed: each `turn` chooses by other digits of it. */
const chosen = (list, turn) => list[Math.floor(Number(given.seed) / DAYS.length ** turn) % list.length]
const { seed, day = chosen(DAYS, 0), time = chosen(TIMES, 1), zone = chosen(ZONES, 2) } = given

/** The moment when a clock on the wall of the zone shows it; one that is skipped there is the hour after. */
const momentOf = () => {
  process.env.TZ = zone
  return new Date(`${day}T${time}:00`).getTime()
}

const moment = momentOf()
if (!/^\d+$/.test(seed) || Number(seed) > LARGEST_SEED || Number.isNaN(moment)) {
  process.stderr.write(
    `--seed is a whole number up to ${LARGEST_SEED}, --day a day such as 2028-02-29, --time a time such as 23:59.\n`,
  )
  process.exit(1)
}

process.stdout.write(
  `npm run explore -- --seed ${seed} --day ${day} --time ${time} --zone ${zone}${paths.map(path => ` ${path}`).join('')}\n`,
)

const env = {
  ...process.env,
  TZ: zone,
  FULLCOURT_SEED: seed,
  FULLCOURT_CLOCK_OFFSET: String(moment - Date.now()),
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require ${JSON.stringify(join(__dirname, 'architecture', 'moved-clock.js'))}`,
}
spawn(process.execPath, [join(__dirname, 'test.js'), 'jest', ...paths], { stdio: 'inherit', env }).once('exit', code =>
  process.exit(code ?? 1),
)
