/**
 * `npm run explore`: the specs with other random cases, on another day, at another hour and in another time zone than those of
 * `npm test`. It first prints the line that repeats it.
 *
 *   npm run explore                                            a seed by chance; day, hour and zone follow from it
 *   npm run explore -- --seed 7 --day 2028-02-29               the same again
 *   npm run explore -- --time 23:59 --zone Europe/Berlin
 *   npm run explore -- backend/src/contexts/history/today domain                only specs whose path says so
 */
require('./architecture/from-source.js')
const { spawn } = require('node:child_process')
const { randomInt } = require('node:crypto')
const { join } = require('node:path')
const { parseArgs } = require('node:util')
const { environmentOf, explorationOf, LARGEST_SEED } = require('./architecture/exploration.ts')

const { values: given, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(randomInt(LARGEST_SEED)) },
    day: { type: 'string' },
    time: { type: 'string' },
    zone: { type: 'string' },
  },
})

const exploration = explorationOf(given)
if (exploration === undefined) {
  process.stderr.write(
    `--seed is a whole number up to ${LARGEST_SEED}, --day a day such as 2028-02-29, --time a time such as 23:59, --zone a time zone.\n`,
  )
  process.exit(1)
}

const { seed, day, time, zone } = exploration
process.stdout.write(
  `npm run explore -- --seed ${seed} --day ${day} --time ${time} --zone ${zone}${paths.map(path => ` ${path}`).join('')}\n`,
)

const env = { ...process.env, ...environmentOf(exploration, Date.now(), process.env.NODE_OPTIONS) }
spawn(process.execPath, [join(__dirname, 'test.js'), 'jest', ...paths], { stdio: 'inherit', env }).once('exit', code =>
  process.exit(code ?? 1),
)
