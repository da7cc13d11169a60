import { explainRank, pairsOf } from './explained-rank'
import { orderTable } from './table-order'
import { recordsOf } from './table.examples'

const games = (...played: readonly string[]) => {
  const rows = recordsOf(...played)
  const places = orderTable(rows)
  const entryOf = (name: string) => rows.find(row => row.name === name)?.entry ?? 0
  return (name: string) => explainRank(places, entryOf(name))
}

/** `above Hawks: percentage 0.5 0.5, …` */
const words = (explained: ReturnType<ReturnType<typeof games>>) =>
  explained?.neighbours.map(
    ({ where, row, equal, steps }) =>
      `${where} ${row.name}: ${steps.map(({ step, own, other }) => [step.step, own?.value ?? '–', other?.value ?? '–'].join(' ')).join(', ')}${equal ? ', equal' : ''}`,
  )

it('A rank is explained by the steps that ordered the table, against the team above and the one below', () => {
  const explain = games(
    'Hawks 62–58 Owls',
    'Owls 50–40 Bees',
    'Bees 30–20 Hawks',
    'Cats 9–8 Hawks',
    'Bees 9–8 Cats',
    'Owls 1–2 Cats',
  )
  expect(words(explain('Cats'))).toEqual([
    'above Bees: percentage 0.6666666666666666 0.6666666666666666, losses 1 1, wins 2 2, headToHead 0 1',
    'below Hawks: percentage 0.6666666666666666 0.3333333333333333',
  ])
})

it('Teams that stay equal say so', () =>
  expect(words(games('Hawks 60–60 Owls')('Owls'))).toEqual([
    'above Hawks: percentage 0 0, losses 0 0, wins 0 0, headToHead – –, difference 0 0, scored 60 60, equal',
  ]))

it('The games that count are those of both against all who were equal', () => {
  const explained = games('Hawks 62–58 Owls', 'Owls 50–40 Bees', 'Bees 30–20 Hawks')('Hawks')
  expect(explained?.neighbours.map(neighbour => pairsOf(explained.row.entry, neighbour))).toEqual([
    [[1, 3], [1, 2], [3, 2]], // oxfmt-ignore
  ])
})

it('Where no step looks at games against each other, none are named', () => {
  const explained = games('Hawks 62–58 Owls')('Hawks')
  expect(explained?.neighbours.map(neighbour => pairsOf(explained.row.entry, neighbour))).toEqual([[]])
})

it('Who is not in the table has no rank', () => expect(games('Hawks 62–58 Owls')('Cats')).toBeUndefined())

it('A cap counts each game for so many points at most', () => {
  const rows = recordsOf('Hawks 90–10 Bees', 'Hawks 50–51 Cats', 'Owls 60–50 Bees', 'Owls 50–51 Cats')
  const table = (cap: number | null) =>
    orderTable(rows, { rule: { steps: [{ step: 'difference', among: false, cap }], ranking: 1, restarts: false }, lots: [] })
  const ranks = (cap: number | null) => table(cap).map(({ rank, row }) => `${rank}. ${row.name}`)
  expect(ranks(null)).toEqual(['1. Hawks', '2. Owls', '3. Cats', '4. Bees'])
  expect(ranks(10)).toEqual(['1. Hawks', '1. Owls', '3. Cats', '4. Bees'])
})
