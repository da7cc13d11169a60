/**
 * `npm run explore`: the specs with other and more random cases, and every matrix whole, on another day, at another hour and in another
 * time zone than those of `npm test`; then the journeys with every combination that they have, on the day that it is, because a browser
 * has a clock of its own. It first prints the line that repeats it.
 *
 *   npm run explore                                            all of it; a seed by chance; day, hour and zone follow from it
 *   npm run explore -- --seed 7 --day 2028-02-29               the same again
 *   npm run explore -- --time 23:59 --zone Europe/Berlin
 *   npm run explore -- backend/src/contexts/history/today domain                only specs whose path says so
 *   npm run explore -- e2e/public-pages e2e/merging                             only such journeys; all of them: e2e
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

/** Runs a step of the tests with an environment of its own; 0 where it went well. */
const run = (step, its, env) =>
  new Promise(resolve => {
    const child = spawn(process.execPath, [join(__dirname, 'test.js'), step, ...its], { stdio: 'inherit', env })
    child.once('exit', code => resolve(code ?? 1))
  })

const isJourney = path => /^e2e(?:\/|$)/.test(path)
const isWanted = of => paths.length === 0 || paths.some(of)

const explore = async () => {
  const { env } = process
  const moved = { ...env, ...environmentOf(exploration, Date.now(), env.NODE_OPTIONS) }
  const specs = isWanted(path => !isJourney(path))
    ? await run(
        'jest',
        paths.filter(path => !isJourney(path)),
        moved,
      )
    : 0
  const journeys = isWanted(isJourney)
    ? await run('browser', paths.filter(isJourney), { ...env, FULLCOURT_SEED: String(seed) })
    : 0
  process.exitCode = specs || journeys
}

void explore()
