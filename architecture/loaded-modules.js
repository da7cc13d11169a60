/**
 * Modules of specs that have a document, apart from those that have none: many find out whether there is one as they are loaded.
 * What packages are made of is loaded once for each worker; whatever keeps something is loaded anew for each file.
 */
const { join } = require('node:path')

const FRONTEND = join(__dirname, '../frontend/')
/** They keep the document, toasts, whether the browser is online. */
const KEEPS_SOMETHING = /\/node_modules\/(@testing-library|@mantine\/(notifications|store)|@tanstack\/(react-query|query-core))\//

const isKept = path => !path.startsWith(FRONTEND) && !KEEPS_SOMETHING.test(path)

/** What no spec loaded. */
const ofJest = new Set(Object.keys(require.cache))

/** Loads what runs specs, and is the same for all of them. */
const loadForAll = name => {
  const before = new Set(Object.keys(require.cache))
  const loaded = require(name)
  for (const path of Object.keys(require.cache)) if (!before.has(path)) ofJest.add(path)
  return loaded
}

const takeOut = () => {
  const taken = Object.entries(require.cache).filter(([path]) => !ofJest.has(path))
  for (const [path] of taken) delete require.cache[path]
  return taken
}

const putIn = modules => {
  for (const [path, module] of modules) require.cache[path] = module
}

let withoutDocument = []
let withDocument = []

const loadWithDocument = () => {
  withoutDocument = takeOut()
  putIn(withDocument)
}

const loadWithoutDocument = () => {
  withDocument = takeOut().filter(([path]) => isKept(path))
  putIn(withoutDocument)
}

module.exports = { loadForAll, loadWithDocument, loadWithoutDocument }
