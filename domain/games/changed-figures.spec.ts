import { line } from '../statistics/figures.examples'
import { changedFigures } from './changed-figures'
import type { GameFact, GameFigures } from './events'
import { figuresChange, type FiguresFact } from './figures-facts'
import {
  ANA,
  BEN,
  deleted,
  figures,
  figuresRestored,
  lineRecorded,
  period,
  periodScored,
  reset,
  restored,
  score,
  scored,
  walkover,
} from './games.examples'

const ofAna = { player: ANA, side: 'home' as const, line: line('PTS 12') }
const ofBen = { player: BEN, side: 'home' as const, line: line('PTS 4') }
const played = figures({ score: score('61–58'), periods: [period('Q1 15–12')], lines: [ofAna, ofBen] })

const after = (before: GameFigures, fact: GameFact) => changedFigures(before, figuresChange(fact as FiguresFact))

it.each<[string, GameFact, GameFigures]>([
  ['A score is replaced', scored('61–59', { was: '61–58' }), { ...played, score: score('61–59') }],
  [
    'A new period is put among the others',
    periodScored('Q2 8–9'),
    { ...played, periods: [period('Q1 15–12'), period('Q2 8–9')] },
  ],
  ['A changed period is replaced', periodScored('Q1 16–12', { was: 'Q1 15–12' }), { ...played, periods: [period('Q1 16–12')] }],
  [
    'A changed line keeps its place',
    lineRecorded(ANA, 'PTS 14', { was: 'PTS 12' }),
    { ...played, lines: [{ ...ofAna, line: line('PTS 14') }, ofBen] },
  ],
  ['A line that was taken off is gone', lineRecorded(ANA, null, { was: 'PTS 12' }), { ...played, lines: [ofBen] }],
  ['A reset leaves nothing', reset(played), figures()],
  [
    'An undone correction of a result leaves the rest alone',
    figuresRestored(figures({ score: score('58–61') }), figures({ score: score('61–58') })),
    { ...played, score: score('58–61') },
  ],
])('%s', (_, fact, expected) => expect(after(played, fact)).toEqual(expected))

it('A walk-over leaves 0–0 where it is, and is taken back whole', () => {
  const nothing = figures({ score: score('0–0') })
  const won = { ...nothing, walkover: 'home' as const }
  expect(after(nothing, walkover('home'))).toEqual(won)
  expect(after(won, walkover(null, { was: 'home' }))).toStrictEqual(nothing)
})

it('What goes with a game comes back with it', () => {
  expect(after(played, deleted(played))).toEqual(figures())
  expect(after(figures(), restored(played))).toEqual(played)
})
