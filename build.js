/** Builds the rooms (`tsc -b` looks for itself what is stale) and the three bundles of the frontend where they are older than their sources. */
const { spawn } = require('node:child_process')
const { readdirSync, statSync } = require('node:fs')
const { join } = require('node:path')

const ROOMS = ['domain', 'event-store', 'projections', 'backend']
const BUNDLES = [
  'frontend/dist/server/server.cjs',
  'frontend/dist/client/site/index.html',
  'frontend/dist/client/admin/index.html',
].map(path => join(__dirname, path))
const SOURCES = ['frontend/src', 'frontend/vite.config.ts', 'frontend/package.json', 'domain', 'package-lock.json']
const LEFT_OUT = new Set(['dist', 'node_modules', 'samples'])

const run = (command, args, { cwd = __dirname, signal } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, ...args], {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
      signal,
    })
    child.once('error', reject)
    child.once('exit', code => (code === 0 ? resolve() : reject(new Error(`${command} ended with code ${code}.`))))
  })

const bin = path => join(__dirname, 'node_modules', path)

const newestIn = path => {
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  const names = readdirSync(path).filter(name => !LEFT_OUT.has(name))
  return Math.max(stats.mtimeMs, ...names.map(name => newestIn(join(path, name))))
}

const oldest = paths => Math.min(...paths.map(path => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0))

const bundlesAreStale = () => Math.max(...SOURCES.map(path => newestIn(join(__dirname, path)))) > oldest(BUNDLES)

/** `signal` breaks it off. */
const build = async signal => {
  await run(bin('typescript-native/bin/tsc'), ['-b', ...ROOMS], { signal })
  if (bundlesAreStale())
    await run(bin('vite/bin/vite.js'), ['build', '--app', '--logLevel', 'error'], { cwd: join(__dirname, 'frontend'), signal })
}

module.exports = { BUNDLES, build }

if (require.main === module)
  build().catch(error => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  })
