/**
 * Runs the specs of what runs in Node alone: with everything that they import loaded once for each worker, by Node itself, as the
 * product loads it. In a context of its own, every one of these files would load it anew, and run it slower.
 */
const Module = require('node:module')
const { join } = require('node:path')
const circus = require('jest-circus/runner').default
const { sourceMaps } = require('./from-source.js')

const ROOT = join(__dirname, '..')

const resolveFilename = Module._resolveFilename
const meant = request =>
  request === 'fast-check' ? join(__dirname, 'seeded-fast-check.js') : request.replace(/^@fullcourt\//, `${ROOT}/`)
Module._resolveFilename = (request, ...rest) => resolveFilename(meant(request), ...rest)

/** Nothing keeps what a file made: not the list of what this one has loaded either. */
const loadAnew = path => {
  delete require.cache[path]
  module.children.length = 0
  return require(path)
}

module.exports = async (globalConfig, config, environment, runtime, testPath, ...rest) => {
  const load = path => {
    environment.global.jest = runtime.requireModuleOrMock(testPath, '@jest/globals').jest
    const loaded = loadAnew(path)
    for (const [source, map] of sourceMaps) runtime.getSourceMaps().set(source, map)
    return loaded
  }
  const ownRuntime = Object.create(runtime, { requireModule: { value: load }, requireInternalModule: { value: loadAnew } })
  try {
    return await circus(globalConfig, config, environment, ownRuntime, testPath, ...rest)
  } finally {
    delete require.cache[testPath]
    module.children.length = 0
  }
}
