/**
 * Writes `frontend/src/api/schema.ts`: the types of all requests and answers, from the OpenAPI document of the backend's source.
 * With `--check` nothing is written, and the end is an error where the file is out of date.
 */
const { execFileSync } = require('node:child_process')
const { mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')

const TARGET = join(__dirname, 'frontend/src/api/schema.ts')
const FOLDER = join(__dirname, 'node_modules/.cache/api')

const generated = () => {
  mkdirSync(FOLDER, { recursive: true })
  const [document, types] = [join(FOLDER, 'openapi.json'), join(FOLDER, 'schema.ts')]
  const hook = join(__dirname, 'architecture/from-source.js')
  execFileSync(process.execPath, ['--conditions=fullcourt', '-r', hook, 'backend/src/product/write-openapi.ts', document], {
    cwd: __dirname,
    stdio: 'inherit',
  })
  const cli = join(__dirname, 'node_modules/openapi-typescript/bin/cli.js')
  execFileSync(process.execPath, [cli, document, '-o', types, '--root-types', '--root-types-no-schema-prefix'], {
    cwd: __dirname,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return readFileSync(types, 'utf8')
}

const present = () => {
  try {
    return readFileSync(TARGET, 'utf8')
  } catch {
    return ''
  }
}

const types = generated()
if (process.argv[2] !== '--check') writeFileSync(TARGET, types)
else if (types !== present()) {
  process.stderr.write('frontend/src/api/schema.ts is out of date: run `npm run api-types`.\n')
  process.exitCode = 1
}
