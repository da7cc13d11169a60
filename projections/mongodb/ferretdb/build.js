/**
 * Builds FerretDB for the tests of the MongoDB read store, once: with an empty module cache it takes about a minute. It is kept
 * in the cache folder of whoever runs it, so that another install or another checkout finds it. Called by the project's test
 * command beforehand, and by the tests where it was not. Says in one line what it does or why it does not.
 */
const { spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const { existsSync, mkdirSync, readFileSync, renameSync } = require('node:fs')
const { homedir } = require('node:os')
const { join } = require('node:path')

const sources = ['main.go', 'go.mod', 'go.sum'].map(name => readFileSync(join(__dirname, name)))
const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'fullcourt', 'ferretdb')
const binary = join(cache, createHash('sha256').update(Buffer.concat(sources)).digest('hex').slice(0, 16))

const say = line => process.stderr.write(`${line}\n`)

/** The path of the server, or null where it cannot be built here. */
const prepare = () => {
  if (existsSync(binary)) return binary
  if (spawnSync('go', ['version']).status !== 0) return null
  say('Building FerretDB for the tests of the MongoDB read store (about a minute, once).')
  mkdirSync(cache, { recursive: true })
  const half = `${binary}.${process.pid}`
  const { status, stderr } = spawnSync('go', ['build', '-o', half, '.'], { cwd: __dirname, encoding: 'utf8' })
  if (status !== 0) {
    say(`FerretDB could not be built: ${stderr.trim().split('\n').at(-1)}`)
    return null
  }
  renameSync(half, binary)
  return binary
}

module.exports = { prepare }

if (require.main === module && process.env.MONGODB_URL === undefined && prepare() === null) {
  say('There is no go tool chain and no MONGODB_URL: the tests of the MongoDB read store will be skipped.')
}
