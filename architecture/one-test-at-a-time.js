/**
 * Jest asks Node to carry the test that runs through everything that is waited for, which costs a sixth of the time of a test of
 * the whole product. In a worker one test runs at a time (no spec has concurrent ones), so a variable says as much.
 */
const asyncHooks = require('node:async_hooks')

/** What stands for Node's class of that name: a value for as long as some work takes. */
class AsyncLocalStorage {
  #value

  getStore() {
    return this.#value
  }

  run(value, work) {
    const before = this.#value
    this.#value = value
    const leave = () => {
      this.#value = before
    }
    return Promise.resolve(work()).finally(leave)
  }
}

/** Loads a part of jest with it. */
const withOneTestAtATime = load => {
  const own = asyncHooks.AsyncLocalStorage
  asyncHooks.AsyncLocalStorage = AsyncLocalStorage
  try {
    return load()
  } finally {
    asyncHooks.AsyncLocalStorage = own
  }
}

module.exports = { withOneTestAtATime }
