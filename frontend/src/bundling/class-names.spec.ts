import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { className } from './class-names'

const sheets = readdirSync(join(__dirname, '..'), { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.module.css'))
  .map(name => join(__dirname, '..', name))

it('tells all style sheets apart', () => {
  expect(sheets.length).toBeGreaterThan(50)
  expect(new Set(sheets.map(sheet => className('row', sheet))).size).toBe(sheets.length)
})

it('begins with the own name of the class', () => expect(className('row', sheets[0] ?? '')).toMatch(/^row-[\w-]{4}$/))
