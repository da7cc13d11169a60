import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { FACT_VERSIONS } from './fact-types'

const SEALED = resolve(__dirname, '../facts/sealed.ts')

/** The newest sample of each fact as a constant of the fact's type. */
const sourceOf = (change: (sample: string) => string) => [
  `import type { Recorded } from '../facts/fact'`,
  `import type { AnyFact } from './fact-types'`,
  ...Object.entries(FACT_VERSIONS).map(([type, newest]) => {
    const sample = readFileSync(join(__dirname, 'samples', `${type}.v${newest}.json`), 'utf8')
    return `export const ${type}: Recorded<Extract<AnyFact, { type: '${type}' }>> = ${change(sample)}`
  }),
]

/** What the compiler finds wrong with each source, by its name. A sealed value is any text there. */
const faultsOf = (sources: { readonly [name: string]: readonly string[] }): { readonly [name: string]: readonly string[] } => {
  const paths = new Map(Object.keys(sources).map(name => [name, join(__dirname, `${name}.ts`)]))
  const texts = new Map([[SEALED, 'export type Sealed = string']])
  for (const [name, path] of paths) texts.set(path, sources[name]?.join('\n') ?? '')
  const options = { strict: true, noEmit: true, target: ts.ScriptTarget.ES2023, lib: ['lib.es2023.d.ts'], types: [] }
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists } = host
  host.readFile = path => texts.get(resolve(path)) ?? readFile(path)
  host.fileExists = path => texts.has(resolve(path)) || fileExists(path)
  const program = ts.createProgram([...paths.values()], options, host)
  const faultsIn = (path: string) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(path))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  return Object.fromEntries([...paths].map(([name, path]) => [name, faultsIn(path)]))
}

const replaced = (from: string, to: string) => (sample: string) => sample.replace(from, to)

const faults = faultsOf({
  'as they are': sourceOf(sample => sample),
  'without a field': sourceOf(replaced('"is":', '"will":')),
  'with a field more': sourceOf(replaced('"was":', '"beside": 1, "was":')),
  'with a value of another kind': sourceOf(replaced('"home": 61', '"home": "61"')),
})

it('The newest sample of each fact is what its type says: who changes the type makes a new version', () =>
  expect(faults['as they are']).toEqual([]))

it.each(['without a field', 'with a field more', 'with a value of another kind'])('Samples %s are found', changed =>
  expect(faults[changed]).not.toEqual([]),
)
