const { ModuleMocker } = require('jest-mock')
const { ModernFakeTimers } = require('@jest/fake-timers')

/** Where the runner of the tests keeps what it knows of one file. */
const OF_ONE_FILE = new Set(['JEST_STATE_SYMBOL', 'EVENT_HANDLERS', 'TEST_TIMEOUT_SYMBOL'])

/** The process itself, as the product has it, in place of a context of its own for each file (process-runner.js says why). */
module.exports = class ProcessEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis
    this.conditions = projectConfig.testEnvironmentOptions.customExportConditions
    this.before = { console: globalThis.console, exit: process.exit, getBuiltinModule: process.getBuiltinModule }
    this.moduleMocker = new ModuleMocker(globalThis)
    this.fakeTimers = null
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis })
  }
  exportConditions() {
    return this.conditions
  }
  getVmContext() {
    return null
  }
  async setup() {
    Object.assign(process, { exit: this.before.exit, getBuiltinModule: this.before.getBuiltinModule })
  }
  /** What was set for one file ends with it. */
  async teardown() {
    this.fakeTimersModern.dispose()
    globalThis.console = this.before.console
    for (const symbol of Object.getOwnPropertySymbols(globalThis))
      if (OF_ONE_FILE.has(symbol.description)) delete globalThis[symbol]
  }
}
