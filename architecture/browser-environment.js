const { setImmediate: turn } = require('node:timers/promises')
const { ModernFakeTimers } = require('@jest/fake-timers')
const { openGlobalWindow } = require('./global-window.js')
const { loadWithDocument, loadWithoutDocument } = require('./loaded-modules.js')
const ProcessEnvironment = require('./process-environment.js')

/**
 * A browser without layout, for tests of what is on the screen: `@jest-environment ./architecture/browser-environment.js`.
 * Each file has a window of its own, in the process itself: in a context, everything would be loaded for each file, and run slower.
 */
module.exports = class BrowserEnvironment extends ProcessEnvironment {
  constructor(config, context) {
    super(config, context)
    this.config = config.projectConfig
    this.console = context.console
  }
  async setup() {
    await super.setup()
    this.closeWindow = openGlobalWindow(this.console)
    this.fakeTimersModern = new ModernFakeTimers({ config: this.config, global: globalThis })
    loadWithDocument()
  }
  async teardown() {
    this.fakeTimersModern.dispose()
    await turn()
    loadWithoutDocument()
    this.closeWindow()
    await super.teardown()
  }
}
