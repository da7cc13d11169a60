import type { ScenarioStepAnswer } from '../../../api/schema'
import { changeFor, choiceIn, choicesFor, wonBy } from './game-choices'

const step = (changes: Partial<ScenarioStepAnswer>) =>
  ({ kind: 'score', walkover_winner: null, ...changes }) as ScenarioStepAnswer

it.each([
  ['as-it-is', undefined],
  ['score', step({})],
  ['away', step({ kind: 'walkover', walkover_winner: 'away' })],
  ['no-walkover', step({ kind: 'walkover' })],
  ['deleted', step({ kind: 'delete' })],
])('a scenario says of a game: %s', (choice, step) => expect(choiceIn(step)).toBe(choice))

it('a game that the scenario makes is not deleted in it', () =>
  expect(
    choicesFor({ homeTeam: 'Hawks', awayTeam: 'Owls', walkover_winner: null, isMade: true }, 'as-it-is').map(
      ({ value }) => value,
    ),
  ).toEqual(['as-it-is', 'away', 'home']))

it('a score is chosen by entering it, and a walk-over taken back only where there is one', () => {
  const names = { homeTeam: 'Hawks', awayTeam: 'Owls', walkover_winner: null }
  expect(choicesFor(names, 'as-it-is').map(({ label }) => label)).toEqual([
    'As it is',
    'Walk-over for Owls',
    'Walk-over for Hawks',
    'Deleted',
  ])
  expect(choicesFor({ ...names, walkover_winner: 'home' }, 'score').map(({ value }) => value)).toEqual([
    'as-it-is',
    'score',
    'away',
    'home',
    'no-walkover',
    'deleted',
  ])
})

it('what is as it is, or a score, is no change of its own', () => {
  expect([changeFor(7, 'as-it-is'), changeFor(7, 'score')]).toEqual([null, null])
  expect(changeFor(7, 'away')).toEqual({ kind: 'walkover', game_id: 7, walkover_winner: 'away' })
  expect(changeFor(7, 'deleted')).toEqual({ kind: 'delete', game_id: 7 })
})

it.each([
  ['home', null, { home: 1, away: 0 }],
  ['away', null, { home: 0, away: 1 }],
  ['away', { home: 61, away: 58 }, { home: 58, away: 61 }],
  ['home', { home: 61, away: 58 }, { home: 61, away: 58 }],
  ['home', { home: 60, away: 60 }, { home: 1, away: 0 }],
] as const)('one click lets the %s side of %j win', (side, score, won) => expect(wonBy(side, score)).toEqual(won))
