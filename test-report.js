/** Reads what jest and Playwright wrote about a run: how many tests passed, failed and were skipped, and which failed why, at all or at first. */
const { readFileSync } = require('node:fs')

const LINES_OF_A_FAILURE = 12

const read = path => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

const firstLines = text => (text ?? '').split('\n').slice(0, LINES_OF_A_FAILURE).join('\n')

const jestFailures = ({ testResults }) =>
  testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter(test => test.status === 'failed')
    if (failed.length > 0) return failed.map(test => `${name} › ${test.fullName}\n${firstLines(test.failureMessages[0])}`)
    return status === 'failed' ? [`${name}\n${firstLines(message)}`] : []
  })

/** What a run of jest reported; nothing where it wrote no report. */
const jestReport = path => {
  const report = read(path)
  return {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
    skipped: report?.numPendingTests ?? 0,
    failures: report ? jestFailures(report) : [],
    flaky: [],
  }
}

const playwrightSpecs = suite => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(playwrightSpecs)]

const playwrightFailure = ({ file, title, tests }) => {
  const error = tests.flatMap(test => test.results).find(result => result.error)?.error
  return `${file} › ${title}\n${firstLines(error?.message)}`
}

/** What a run of Playwright reported; nothing where it wrote no report. */
const playwrightReport = path => {
  const report = read(path)
  const specs = report ? playwrightSpecs(report) : []
  return {
    passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
    failed: report?.stats.unexpected ?? 0,
    skipped: report?.stats.skipped ?? 0,
    failures: specs.filter(spec => !spec.ok).map(playwrightFailure),
    flaky: specs.filter(spec => spec.tests.some(test => test.status === 'flaky')).map(playwrightFailure),
  }
}

module.exports = { jestReport, playwrightReport }
