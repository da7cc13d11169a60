/**
 * Loads modules as Node does, with what an earlier process found out about each: V8's code of it, and which file each of its
 * imports is. Most of what a start of the product from its sources takes is that. A text that changed is another module here, and
 * a file that is gone is looked for anew.
 */
const { createHash } = require('node:crypto')
const { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } = require('node:fs')
const Module = require('node:module')
const { dirname, join } = require('node:path')
const { cachedDataVersionTag, deserialize, serialize } = require('node:v8')
const { Script } = require('node:vm')

const ROOT = join(__dirname, '..')
const CACHE = join(ROOT, 'node_modules/.cache/loading')
/** What else decides which file an import is, and whether V8 takes its code back: that depends on its options too. */
const CONTEXT = createHash('sha1')
  .update(
    JSON.stringify([
      process.version,
      cachedDataVersionTag(),
      process.execArgv.filter(argument => argument.startsWith('--conditions')),
    ]),
  )
  .update(readFileSync(join(ROOT, 'package-lock.json')))
  .digest('hex')

const keyOf = (text, filename) => createHash('sha1').update(CONTEXT).update(filename).update('\0').update(text).digest('hex')

const read = path => {
  try {
    return deserialize(readFileSync(path))
  } catch {
    return undefined
  }
}

/** Several processes may write the same file: each writes its own, and renames it. */
const write = (path, known) => {
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(`${path}.${process.pid}`, serialize(known))
  renameSync(`${path}.${process.pid}`, path)
}

/** Of each module that was loaded here, the files of its imports by what they are called in it. */
const importsOf = new WeakMap()

const isThere = path => require.cache[path] !== undefined || statSync(path, { throwIfNoEntry: false }) !== undefined

const resolveFilename = Module._resolveFilename
Module._resolveFilename = (request, parent, isMain, options) => {
  const imports = options === undefined ? importsOf.get(parent) : undefined
  if (imports === undefined || Module.isBuiltin(request)) return resolveFilename(request, parent, isMain, options)
  const known = imports.get(request)
  if (known !== undefined && isThere(known)) return known
  const found = resolveFilename(request, parent, isMain, options)
  imports.set(request, found)
  return found
}

const requireOf = module =>
  Object.assign(request => module.require(request), {
    resolve: Object.assign((request, options) => Module._resolveFilename(request, module, false, options), {
      paths: request => Module._resolveLookupPaths(request, module),
    }),
    main: process.mainModule,
    extensions: Module._extensions,
    cache: Module._cache,
  })

/** Only Node's own loading answers an import that a module makes later. */
const DYNAMIC_IMPORT = /\bimport\s*\(/

const compileAnew = Module.prototype._compile
Module.prototype._compile = function compile(text, filename, format) {
  if (format === 'module' || filename.endsWith('.mjs') || DYNAMIC_IMPORT.test(text))
    return compileAnew.call(this, text, filename, format)
  const path = join(CACHE, keyOf(text, filename))
  const known = read(path)
  importsOf.set(this, new Map(known?.imports))
  const script = new Script(Module.wrap(text.replace(/^#!.*/, '')), {
    filename,
    cachedData: known?.code,
  })
  const run = script.runInThisContext()
  const result = Reflect.apply(run, this.exports, [this.exports, requireOf(this), this, filename, dirname(filename)])
  if (known === undefined) write(path, { code: script.createCachedData(), imports: [...importsOf.get(this)] })
  return result
}
