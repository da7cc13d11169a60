/**
 * Runs the rooms from their sources, without a build: `node --conditions=fullcourt -r ./architecture/from-source.js some.ts`.
 * TypeScript is compiled as jest compiles it, and is not checked.
 */
const { readFileSync } = require('node:fs')
const { transformSync } = require('@swc/core')
const jest = require('../jest.config.js')

const [, options] = Object.values(jest.transform)[0]

const compile = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), { ...options, filename, swcrc: false })
  module._compile(code, filename)
}

for (const extension of ['.ts', '.tsx']) require.extensions[extension] = compile
