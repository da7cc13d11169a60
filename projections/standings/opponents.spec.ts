import { score } from '@fullcourt/domain/games/games.examples'
import { A, B, gameOf, placed } from '../league.examples'
import { specification } from '../testing/specification'
import { opponents } from './opponents'

const given = specification(opponents)
const game = gameOf(41, placed(A, B))
const back = gameOf(42, placed(B, A))
const [a, b] = [String(A.entry), String(B.entry)]
/** Of one opponent: `1–1`, what was scored, the margins, and how many of the losses were forfeits. */
const against = ({ entry }: typeof A, record: string, scored: number, margins: readonly number[], forfeits = 0) => {
  const [wins = 0, losses = 0] = record.split('–').map(Number)
  return { against: [{ entry, wins, losses, scored, margins, ...(forfeits > 0 ? { forfeits } : {}) }] }
}

it('A game is won by one and lost by the other, with its points', () => {
  given(game.scheduled(), game.scored('61–58')).then(a, against(B, '1–0', 61, [3]))
  given(game.scheduled(), game.scored('61–58')).then(b, against(A, '0–1', 58, [-3]))
})

it('Games at home and away are added up, their margins from the smallest', () =>
  given(game.scored('61–58'), back.scored('70–60')).then(a, against(B, '1–1', 121, [-10, 3])))

it('A corrected winner is corrected here too, and a tie counts for nobody', () => {
  given(game.scored('61–58'), game.scored('57–58', '61–58')).then(a, against(B, '0–1', 57, [-1]))
  given(game.scored('61–58'), game.scored('58–58', '61–58')).then(a, against(B, '0–0', 58, [0]))
})

it('A correction among equal margins leaves the other games alone', () =>
  given(game.scored('61–58'), back.scored('60–63'), back.scored('60–65', '60–63')).then(a, against(B, '2–0', 126, [3, 5])))

it('A deleted game takes its result along, and brings it back', () => {
  const figures = { score: score('61–58') }
  given(game.scored('61–58'), game.deleted(figures)).then(a, against(B, '0–0', 0, []))
  given(game.scored('61–58'), game.deleted(figures), game.restored(figures)).then(a, against(B, '1–0', 61, [3]))
})

it('A walk-over is won by one and lost by the other, who forfeits it, without points', () => {
  given(game.walkover('away')).then(a, against(B, '0–1', 0, [], 1))
  given(game.walkover('away')).then(b, against(A, '1–0', 0, []))
  given(game.walkover('away'), game.walkover(null, 'away')).then(a, against(B, '0–0', 0, []))
})

it('A game of the play-offs counts for no table', () => {
  const final = gameOf(43, placed(A, B, { stage: 'playoff' }))
  given(game.scored('61–58'), final.scored('40–50')).then(a, against(B, '1–0', 61, [3]))
})
