/**
 * `npm run dev`: the product on its sources. Nest's command line checks the types of the rooms and starts the server again when one
 * changes; Vite builds the pages again, after which the server starts again too, since it reads them when it starts.
 */
const { spawn } = require('node:child_process')
const { unwatchFile, utimesSync, watchFile } = require('node:fs')
const { join } = require('node:path')
const { BUNDLES, build } = require('./build.js')

const WATCHED_BY_NEST = join(__dirname, 'backend/src/main.ts')
/** The bundles are written one after another. */
const PAUSE_MILLISECONDS = 1000

/** The server is run from the sources of all rooms, not from a build. */
const FROM_SOURCE = { ...process.env, NODE_OPTIONS: '--conditions=fullcourt -r ./architecture/from-source.js' }

const children = []
const start = (command, args, options) => {
  const script = join(__dirname, 'node_modules', command)
  const child = spawn(process.execPath, [script, ...args], { cwd: __dirname, stdio: 'inherit', ...options })
  child.once('exit', stop)
  children.push(child)
}

let stopping
/** Asks again until all have ended: Nest's command line forgets to end when it is asked while it starts the server anew. */
const stop = () => {
  stopping ??= setInterval(stop, 3000).unref()
  for (const child of children) child.kill('SIGTERM')
  for (const path of BUNDLES) unwatchFile(path)
}

const restartServer = () => utimesSync(WATCHED_BY_NEST, new Date(), new Date())

const followBundles = () => {
  let pause
  for (const path of BUNDLES)
    watchFile(path, { interval: 500 }, () => {
      clearTimeout(pause)
      pause = setTimeout(restartServer, PAUSE_MILLISECONDS)
    })
}

build()
  .then(() => {
    start('@nestjs/cli/bin/nest.js', ['start', '--watch', '--preserveWatchOutput', '--no-shell'], { env: FROM_SOURCE })
    start('vite/bin/vite.js', ['build', '--app', '--watch', '--logLevel', 'warn'], { cwd: join(__dirname, 'frontend') })
    followBundles()
    for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop)
  })
  .catch(error => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  })
