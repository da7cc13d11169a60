/**
 * Runs the specs of what runs in Node alone: with everything that they import loaded once for each worker, by Node itself, as the
 * product loads it. In a context of its own, every one of these files would load it anew, and run it slower.
 */
const Module = require('node:module')
const { dirname, join } = require('node:path')
const circus = require('jest-circus/runner').default
const { withOneTestAtATime } = require('./one-test-at-a-time.js')
const { compiled, sourceMaps } = require('./from-source.js')
withOneTestAtATime(() => require(join(dirname(require.resolve('jest-circus/runner')), 'jestAdapterInit.js')))
require('./loaded-modules.js')

const ROOT = join(__dirname, '..')

/**
 * What Node would load as ES modules, of which there is one copy: specs with a document and those without each have their own.
 */
const COMMON_JS = new Map([
  ['react-router-dom', 'react-router-dom/dist/index.js'],
  ['react-router', 'react-router/dist/development/index.js'],
  ['react-router/dom', 'react-router/dist/development/dom-export.js'],
])
const loadJs = require.extensions['.js']
require.extensions['.js'] = (module, path) => (/\/node_modules\/@tanstack\//.test(path) ? compiled : loadJs)(module, path)

const resolveFilename = Module._resolveFilename
const meant = request => {
  if (request === 'fast-check') return join(__dirname, 'seeded-fast-check.js')
  if (request === 'react/jsx-runtime') return join(__dirname, 'elements.js')
  if (request.endsWith('.css')) return join(__dirname, 'css-stub.js')
  const commonJs = COMMON_JS.get(request)
  if (commonJs !== undefined) return join(ROOT, 'node_modules', commonJs)
  return request.replace(/^@fullcourt\//, `${ROOT}/`)
}
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
  const ownRuntime = Object.create(runtime, {
    requireModule: { value: load },
    requireInternalModule: { value: path => withOneTestAtATime(() => loadAnew(path)) },
  })
  try {
    return await circus(globalConfig, config, environment, ownRuntime, testPath, ...rest)
  } finally {
    delete require.cache[testPath]
    module.children.length = 0
  }
}
