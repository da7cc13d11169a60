import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FIGURES_FACTS } from '@fullcourt/domain/games/figures-facts'
import { isTest, readSources } from './sources'

/** Random histories follow the policies of the product, which are about facts. */
const GENERATOR = 'projections/history-generator/'

const readModels = readSources().filter(
  ({ path, room }) => room === 'projections' && !isTest(path) && !path.startsWith(GENERATOR) && !path.endsWith('.examples.ts'),
)

const named = (path: string): readonly string[] => {
  const text = readFileSync(join(__dirname, '..', path), 'utf8')
  return FIGURES_FACTS.filter(type => text.includes(`'${type}'`)).map(type => `${path}: ${type}`)
}

it('Read models know from one table which facts change the figures of a game, and name none of them', () => {
  expect(readModels.length).toBeGreaterThan(30)
  expect(readModels.flatMap(({ path }) => named(path))).toEqual([])
})
