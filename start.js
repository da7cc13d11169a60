/** `npm start`: builds what is missing or older than its sources, then runs the product in this process. */
const { existsSync } = require('node:fs')
const { BUNDLES, build } = require('./build.js')

/** Until the product itself listens to signals, one breaks the build off. */
const stopping = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stopping.abort())

if (!BUNDLES.every(path => existsSync(path))) process.stdout.write('Building; the first start takes about a minute.\n')

build(stopping.signal)
  .then(() => {
    stopping.signal.throwIfAborted()
    require('./backend/dist/main.js')
  })
  .catch(error => {
    if (stopping.signal.aborted) return
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  })
