/**
 * Runs the rooms from their sources, without a build: `node --conditions=fullcourt -r ./architecture/from-source.js some.ts`.
 * TypeScript is compiled as jest compiles it, once for each text of a file, and is not checked.
 */
const { createHash } = require('node:crypto')
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
require('./remembered-loading.js')
const jest = require('../jest.config.js')

const [, options] = Object.values(jest.projects[0].transform)[0]
const CACHE = join(__dirname, '../node_modules/.cache/from-source')
const COMPILER = JSON.stringify([require('@swc/core/package.json').version, options])

/** The files that were compiled, each with where its source map is. */
const sourceMaps = new Map()

const textOf = path => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Several processes may write the same file: each writes its own, and renames it. */
const write = (path, text) => {
  const own = `${path}.${process.pid}`
  writeFileSync(own, text)
  renameSync(own, path)
}

const compile = (source, filename, path) => {
  const { transformSync } = require('@swc/core')
  const { code, map } = transformSync(source, { ...options, sourceMaps: true, filename, swcrc: false })
  mkdirSync(CACHE, { recursive: true })
  write(`${path}.map`, map)
  write(path, code)
  return code
}

const compiled = (module, filename) => {
  const source = readFileSync(filename, 'utf8')
  const path = join(CACHE, createHash('sha1').update(COMPILER).update(filename).update(source).digest('hex'))
  sourceMaps.set(filename, `${path}.map`)
  module._compile(textOf(path) ?? compile(source, filename, path), filename)
}

for (const extension of ['.ts', '.tsx']) require.extensions[extension] = compiled

module.exports = { compiled, sourceMaps }
