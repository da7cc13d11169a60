/** Writes what is shipped, package by package (docs/security.md#what-is-shipped), to the output. */
const { execFileSync } = require('node:child_process')

/** `npm sbom --omit=dev` leaves out what is needed at work too where something needs it for development. */
const ALL = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx']

const bill = JSON.parse(execFileSync('npm', ALL, { cwd: __dirname, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }))

const isShipped = ({ properties }) => !properties.some(({ name }) => name === 'cdx:npm:package:development')

const components = bill.components.filter(isShipped)
const names = new Set([bill.metadata.component, ...components].map(component => component['bom-ref']))
const dependencies = bill.dependencies
  .filter(({ ref }) => names.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(name => names.has(name)) }))

process.stdout.write(`${JSON.stringify({ ...bill, components, dependencies }, null, 2)}\n`)
