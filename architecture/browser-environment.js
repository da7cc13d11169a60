const { TestEnvironment } = require('jest-environment-jsdom')

/** Node's own takes no signal that jsdom made. */
class RequestWithoutSignal extends Request {
  constructor(input, init) {
    super(input, { ...init, signal: undefined })
  }
}

/** What browsers have and jsdom leaves out. */
const missing = { TextEncoder, TextDecoder, Request: RequestWithoutSignal, Response, Headers }

/** A browser without layout, for tests of what is on the screen: `@jest-environment ./architecture/browser-environment.js`. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, missing)
    this.global.performance.mark = performance.mark.bind(performance)
  }
}
