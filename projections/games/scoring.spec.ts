import { tap } from '@fullcourt/domain/games/games.examples'
import { A, B, C, gameOf, placed } from '../league.examples'
import { folded, recorded, specification } from '../testing/specification'
import { scoring, scoringEvents } from './scoring'

const ANA = 31
const given = specification(scoring)
const game = gameOf(41, placed(A, B))
const tapped = game.line(ANA, 'PTS 2', { taps: [tap()] })
const event = ['home', 2, 1, 588_000, Date.parse(tap().at)] as const

it('What was tapped is kept in the order in which it came in; what was typed is not', () =>
  given(game.scheduled(), game.line(ANA, 'PTS 12'), tapped).then('41', { events: [event] }))

it('A rebound touches nothing', () =>
  expect(folded(scoring, recorded([game.line(ANA, 'REB 1', { taps: [tap({ figure: 'REB' })] })])).size).toBe(0))

it('A deleted game comes back with it; others who play it begin with nothing, and so does one that lost its figures', () => {
  given(game.scheduled(), tapped, game.deleted(), game.restored()).then('41', { events: [event] })
  given(game.scheduled(), tapped, game.sidesChanged(A, placed(A, C).away)).then('41', { events: [] })
  given(game.scheduled(), tapped, game.reset({ score: { home: 61, away: 58 } })).then('41', { events: [] })
})

it('Of a game of 150 scores it is at most 7 KB, since every tap writes it', () => {
  const taps = Array.from({ length: 150 }, (_, nth) => tap({ at: new Date(1_751_228_166_000 + nth * 15_000).toISOString() }))
  const document = folded(scoring, recorded([game.line(ANA, 'PTS 300', { taps })])).get('41')
  expect(document && scoringEvents(document)).toHaveLength(150)
  expect(JSON.stringify(document).length).toBeLessThan(7_000)
})
