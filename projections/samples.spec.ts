import { gameSheet } from './games/game-sheet'
import { readModels } from './models/models'
import { sampleLog } from './sample-log.examples'
import { folded } from './testing/specification'
import { playerInSeason, playerSeasons } from './statistics/player-seasons'

const log = sampleLog.map(({ fact }) => fact)

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
  expect(folded(playerSeasons, log).get(playerInSeason(3, 31))?.parts).toMatchObject([
    { entry: 21, totals: { games: 1, sums: { PTS: 12, '2PM': 4 } } },
  ])
})
