import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { COMPONENTS } from './problem'

const OPERATING = readFileSync(resolve(__dirname, '../../../../docs/operating.md'), 'utf8')

it.each(COMPONENTS)('docs/operating.md says what to do about a problem of %s', component =>
  expect(OPERATING).toMatch(new RegExp(`^\\| \`${component}\` +\\| `, 'm')),
)
