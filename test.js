/**
 * `npm test`: everything that a change must pass on a fresh machine with Node. Types and lint run side by side, because each
 * uses one core; the other steps follow one after another, and the first failure ends the run; the last lines say which tests failed, and how many passed and failed.
 *
 *   node test.js            all steps
 *   node test.js jest       only the named steps: types, lint, jest, browser
 */
const { spawn } = require('node:child_process')
const { mkdirSync, rmSync } = require('node:fs')
const { join } = require('node:path')
const { findBrowser } = require('./e2e/find-browser.js')
const { build } = require('./build.js')
const { jestReport, playwrightReport } = require('./test-report.js')

const REPORTS = join(__dirname, 'node_modules', '.cache', 'reports')
const bin = path => join(__dirname, 'node_modules', path)

const run = (command, args, { cwd = __dirname, env = {} } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
    child.once('error', reject)
    child.once('exit', code =>
      code === 0 ? resolve() : reject(new Error(`${[command, ...args].join(' ')} ended with code ${code}.`)),
    )
  })

const node = (script, args, options) => run(process.execPath, [script, ...args], options)

const totals = { passed: 0, failed: 0, skipped: 0 }

const failures = []

const add = report => {
  for (const outcome of Object.keys(totals)) totals[outcome] += report[outcome]
  failures.push(...report.failures)
}

/** Builds the MongoDB stand-in of the tests, once; it takes a minute on a new machine, so it begins before it is needed. */
let engine
const mongoDbEngine = () => {
  engine ??= node('projections/mongodb/ferretdb/build.js', [])
  engine.catch(() => undefined)
  return engine
}

/** Some tests start the whole product, whose pages have to be built. */
const jest = async () => {
  await build()
  await mongoDbEngine()
  const report = join(REPORTS, 'jest.json')
  try {
    await node(bin('jest/bin/jest.js'), ['--json', `--outputFile=${report}`, ...process.argv.slice(3)])
  } finally {
    add(jestReport(report))
  }
}

const browser = async () => {
  await build()
  const executable = await findBrowser()
  const report = join(REPORTS, 'browser.json')
  try {
    await node(bin('@playwright/test/cli.js'), ['test', '--config', 'e2e/playwright.config.ts'], {
      env: { FULLCOURT_BROWSER: executable, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    })
  } finally {
    add(playwrightReport(report))
  }
}

const STEPS = {
  types: async () => {
    await node(bin('typescript/bin/tsc'), ['-b'])
    await node('write-api-types.js', ['--check'])
  },
  lint: async () => {
    const cache = ['--cache', '--cache-location', 'node_modules/.cache/eslint/']
    await Promise.all([
      node(bin('eslint/bin/eslint.js'), [...cache, '--max-warnings', '0', '.']),
      node(bin('prettier/bin/prettier.cjs'), ['--check', '--log-level', 'warn', '--cache', '.']),
    ])
  },
  jest,
  browser,
}

/** What runs side by side, in order. */
const STAGES = [['types', 'lint'], ['jest'], ['browser']]

const runStep = async step => {
  const began = Date.now()
  process.stdout.write(`\n== ${step}\n`)
  await STEPS[step]()
  process.stdout.write(`== ${step} done in ${Math.round((Date.now() - began) / 1000)} s\n`)
}

/** Ends when all of them have ended, so that no failure is cut off by another. */
const runStage = async steps => {
  const outcomes = await Promise.allSettled(steps.map(runStep))
  const reasons = outcomes.filter(({ status }) => status === 'rejected').map(({ reason }) => reason.message)
  if (reasons.length > 0) throw new Error(reasons.join('\n'))
}

const main = async () => {
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  const named = process.argv[2]
  if (named !== undefined && !STEPS[named]) throw new Error(`Unknown step ${named}. Steps: ${Object.keys(STEPS).join(', ')}.`)
  const stages = named === undefined ? STAGES : [[named]]
  if (stages.flat().includes('jest')) mongoDbEngine()
  for (const steps of stages) await runStage(steps)
}

main()
  .catch(error => {
    for (const failure of failures) process.stderr.write(`\nFailed: ${failure}\n`)
    process.stderr.write(`\n${error.message}\n`)
    process.exitCode = 1
    if (totals.failed === 0) totals.failed = 1
  })
  .finally(() => process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped\n`))
