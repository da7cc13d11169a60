import { score } from '@fullcourt/domain/games/games.examples'
import { A, B, gameOf, placed, SEASON } from '../league.examples'
import { folded, recorded, specification } from '../specification'
import { corrections, type Correction } from './corrections'

const given = specification(corrections)
const game = gameOf(41, placed(A, B))
const other = gameOf(42, placed(A, B))

const correction = (number: number, was: string, is: string, revision: number, isPublic = false): Correction => ({
  number,
  was: score(was),
  is: score(is),
  time: '2025-06-30T21:33:09.401Z',
  reason: null,
  isPublic,
  revision,
})
const position = (revision: number) => String(revision).padStart(20, '0')

it('A first score is no correction, and one after 0–0 neither', () => {
  given(game.scheduled(), game.scored('61–58')).thenIds()
  given(game.scheduled(), game.scored('0–0'), game.scored('61–58', '0–0')).thenIds()
})

it('Corrections are kept in their order, with what the score was before and is since', () =>
  given(game.scored('61–58'), game.scored('61–59', '61–58'), game.scored('61–60', '61–59')).then('41', {
    game: 41,
    season: SEASON,
    count: 2,
    corrections: [correction(1, '61–58', '61–59', 1), correction(2, '61–59', '61–60', 2)],
    latest: position(2),
    status: 'active',
  }))

it('The reason of a correction is for staff until it is made public, and again when that is taken back', () => {
  const reason = 'scorer’s sheet'
  const facts = recorded([game.scored('61–59', '61–58')], { reason })
  expect(folded(corrections, facts).get('41')).toMatchObject({ corrections: [{ reason, isPublic: false }] })
  given(game.scored('61–59', '61–58'), game.reasonPublished(1)).thenOf('41', {
    corrections: [correction(1, '61–58', '61–59', 1, true)],
  } as object)
  given(game.scored('61–59', '61–58'), game.reasonPublished(1), game.reasonWithdrawn(1)).thenOf('41', {
    corrections: [correction(1, '61–58', '61–59', 2)],
  } as object)
})

it('Corrected games of a season are listed in the order of their last correction', () =>
  given(game.scored('61–59', '61–58'), other.scored('50–40', '40–50'), game.scored('61–60', '61–59')).thenList(
    'season',
    String(SEASON),
    '42',
    '41',
  ))

it('A game that was reset has none, and goes on counting', () =>
  given(game.scored('61–59', '61–58'), game.reset({ score: score('61–59') }), game.scored('70–71', '70–70')).thenOf('41', {
    count: 2,
    corrections: [correction(2, '70–70', '70–71', 2)],
  } as object))

it('A deleted game is not listed until it was brought back', () => {
  const figures = { score: score('61–59') }
  given(game.scored('61–59', '61–58'), game.deleted(figures)).thenList('season', String(SEASON))
  given(game.scored('61–59', '61–58'), game.deleted(figures), game.restored(figures)).thenList('season', String(SEASON), '41')
  given(game.scheduled(), game.deleted()).thenList('season', String(SEASON))
})
