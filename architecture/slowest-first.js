const Sequencer = require('@jest/test-sequencer').default

const KINDS = [/\.int\.spec\.ts$/, /\.spec\.tsx$/, /./]
const kindOf = ({ path }) => KINDS.findIndex(kind => kind.test(path))

/** Specs of the whole product and of screens before the others, so that no slow one is the last, while the other worker is idle. */
module.exports = class SlowestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => kindOf(one) - kindOf(other))
  }
}
