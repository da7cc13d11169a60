/**
 * `npm test`: everything that a change must pass on a fresh machine with Node. Types and the build run beside lint, because each
 * uses one core; the other steps follow one after another, and the first failure ends the run; the last lines say which tests
 * failed, and how many passed and failed.
 *
 *   node test.js            all steps
 *   node test.js jest       only the named step: types, build, lint, jest, browser; what follows is given to jest, or to Playwright
 */
const { spawn } = require('node:child_process')
const { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } = require('node:fs')
const { freemem, tmpdir } = require('node:os')
const { join } = require('node:path')
const { findBrowser, findWholeBrowser } = require('./e2e/find-browser.js')
const { build } = require('./build.js')
const { jestReport, playwrightReport } = require('./test-report.js')

const REPORTS = join(__dirname, 'node_modules', '.cache', 'reports')
const bin = path => join(__dirname, 'node_modules', path)

const run = (command, args, { cwd = __dirname, env = {} } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, TMPDIR: temporary, ...env } })
    child.once('error', reject)
    child.once('exit', code =>
      code === 0 ? resolve() : reject(new Error(`${[command, ...args].join(' ')} ended with code ${code}.`)),
    )
  })

const MEMORY = '/dev/shm'
/** What the data folders of all tests that run at once may come to, in bytes. */
const ROOM = 2 * 1024 ** 3

/**
 * Where the tests make their data folders: in memory, where a file system of it has the room, because each flush to a disk is
 * waited for, and no test pulls the plug.
 */
const temporaryFolder = () => {
  const { bavail, bsize } = existsSync(MEMORY) ? statfsSync(MEMORY) : { bavail: 0, bsize: 0 }
  const hasRoom = Math.min(bavail * bsize, freemem() / 2) >= ROOM
  return mkdtempSync(join(hasRoom ? MEMORY : tmpdir(), 'fullcourt-tests-'))
}

let temporary
const removeTemporary = () => temporary && rmSync(temporary, { recursive: true, force: true })
process.once('exit', removeTemporary)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const node = (script, args, { flags = [], ...options } = {}) => run(process.execPath, [...flags, script, ...args], options)

const totals = { passed: 0, failed: 0, skipped: 0 }

const failures = []
/** Journeys that passed at the second attempt alone. */
const flaky = []

const add = report => {
  for (const outcome of Object.keys(totals)) totals[outcome] += report[outcome]
  failures.push(...report.failures)
  flaky.push(...report.flaky)
}

/** Builds the MongoDB stand-in of the tests, once; it takes a minute on a new machine, so it begins before it is needed. */
let engine
const mongoDbEngine = () => {
  engine ??= node('projections/mongodb/ferretdb/build.js', [])
  engine.catch(() => undefined)
  return engine
}

/**
 * Of the workers of jest, which take these options over: each test makes products that live for seconds, and V8 copies what lives
 * whenever its room for new objects is full. With more of it from the start that is seldom.
 */
const ROOM_FOR_NEW = ['--min-semi-space-size=16', '--max-semi-space-size=32']

/** What the tests that start the whole product need, once. */
let built
const buildOnce = () => (built ??= build())

const jest = async () => {
  await buildOnce()
  await mongoDbEngine()
  const report = join(REPORTS, 'jest.json')
  try {
    await node(bin('jest/bin/jest.js'), ['--json', `--outputFile=${report}`, ...process.argv.slice(3)], { flags: ROOM_FOR_NEW })
  } finally {
    add(jestReport(report))
  }
}

const browser = async () => {
  await buildOnce()
  const executable = await findBrowser()
  const report = join(REPORTS, 'browser.json')
  try {
    await node(bin('@playwright/test/cli.js'), ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(3)], {
      env: {
        FULLCOURT_BROWSER: executable,
        FULLCOURT_WHOLE_BROWSER: findWholeBrowser() ?? '',
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    })
  } finally {
    add(playwrightReport(report))
  }
}

const STEPS = {
  types: async () => {
    await node(bin('typescript-native/bin/tsc'), ['-b'])
    await node('write-api-types.js', ['--check'])
  },
  lint: async () => {
    await node(bin('oxlint/bin/oxlint'), ['--type-aware', '--deny-warnings'])
    await node(bin('oxfmt/bin/oxfmt'), ['--check'])
  },
  build: buildOnce,
  jest,
  browser,
}

/** In order; what a stage lists runs side by side, and of each the steps one after another. */
const STAGES = [[['types', 'build'], ['lint']], [['jest']], [['browser']]]

const runStep = async step => {
  const began = Date.now()
  process.stdout.write(`\n== ${step}\n`)
  await STEPS[step]()
  process.stdout.write(`== ${step} done in ${Math.round((Date.now() - began) / 1000)} s\n`)
}

const runSteps = async steps => {
  for (const step of steps) await runStep(step)
}

/** Ends when all of them have ended, so that no failure is cut off by another. */
const runStage = async stage => {
  const outcomes = await Promise.allSettled(stage.map(runSteps))
  const reasons = outcomes.filter(({ status }) => status === 'rejected').map(({ reason }) => reason.message)
  if (reasons.length > 0) throw new Error(reasons.join('\n'))
}

const main = async () => {
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  temporary = temporaryFolder()
  const named = process.argv[2]
  if (named !== undefined && !STEPS[named]) throw new Error(`Unknown step ${named}. Steps: ${Object.keys(STEPS).join(', ')}.`)
  const stages = named === undefined ? STAGES : [[[named]]]
  if (stages.flat(2).includes('jest')) mongoDbEngine()
  for (const stage of stages) await runStage(stage)
}

main()
  .catch(error => {
    process.stderr.write(`\n${error.message}\n`)
    for (const failure of failures) process.stderr.write(`\nFailed: ${failure}\n`)
    process.exitCode = 1
    if (totals.failed === 0) totals.failed = 1
  })
  .finally(() => {
    for (const failure of flaky) process.stdout.write(`\nFailed at the first attempt: ${failure}\n`)
    process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped\n`)
  })
