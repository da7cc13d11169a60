import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { recall, type StoredFact } from '@fullcourt/domain/log/recall'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameSheet } from './games/game-sheet'
import { readModels } from './models'
import { folded } from './specification'
import { playerInEntry } from './statistics/player-place'
import { playerTotals } from './statistics/player-totals'

const folder = join(__dirname, '../domain/log/samples')

const recalled = (sample: StoredFact): Recorded<AnyFact> => {
  const fact = recall(sample)
  if (fact === 'unknown') throw new Error(`${sample.type} is unknown.`)
  return fact
}

/** Every version of every fact that was ever written, as one log. */
const log = readdirSync(folder)
  .map(file => JSON.parse(readFileSync(join(folder, file), 'utf8')) as StoredFact)
  .sort((a, b) => (a.position < b.position ? -1 : 1))
  .map(recalled)

it.each(readModels.map(model => [model.name, model] as const))(
  'Whatever was ever written is taken in by %s, and its documents are plain data',
  (_, model) => {
    const documents = new Map<string, unknown>()
    for (const fact of log)
      for (const id of model.documentIds(fact)) documents.set(id, model.fold(documents.get(id) ?? model.initial(id), id, fact))
    expect(documents.size).toBeGreaterThan(0)
    for (const document of documents.values()) expect(document).toStrictEqual(JSON.parse(JSON.stringify(document)))
  },
)

it('A game that was brought back counts as it was entered', () => {
  expect(folded(gameSheet, log).get('41')?.lines).toMatchObject([{ player: 31, side: 'home', line: { PTS: 12, FGM: 5 } }])
  expect(folded(playerTotals, log).get(playerInEntry(31, 21))?.regular).toMatchObject({ games: 1, sums: { PTS: 12, '2PM': 4 } })
})
