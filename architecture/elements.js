/**
 * What makes elements in specs, as visitors have it: the one for developers notes for each element where it was made, which is a tenth
 * of what a spec of a screen takes. As with that one, elements of a list without keys are told.
 */
const { join } = require('node:path')

const { Fragment, jsx } = require(join(__dirname, '../node_modules/react/cjs/react-jsx-runtime.production.js'))

/** One that has its place in the text needs no key. */
const isPlaced = child => child?._store && Object.assign(child._store, { validated: 1 })

const element = (type, props, key) => Object.assign(jsx(type, props, key), { _store: { validated: 0 } })

const withOneChild = (type, props, key) => {
  isPlaced(props.children)
  return element(type, props, key)
}

const withChildren = (type, props, key) => {
  props.children.forEach(isPlaced)
  return element(type, props, key)
}

module.exports = { Fragment, jsx: withOneChild, jsxs: withChildren }
