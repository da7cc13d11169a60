import { score } from '@fullcourt/domain/games/games.examples'
import { A, B, gameOf, placed } from '../league.examples'
import { specification } from '../testing/specification'
import { opponents } from './opponents'

const given = specification(opponents)
const game = gameOf(41, placed(A, B))
const back = gameOf(42, placed(B, A))
const [a, b] = [String(A.entry), String(B.entry)]
const against = (entry: number, wins: number, losses: number) => ({ against: [{ entry, wins, losses }] })

it('A game is won by one and lost by the other', () => {
  given(game.scheduled(), game.scored('61–58')).then(a, against(B.entry, 1, 0))
  given(game.scheduled(), game.scored('61–58')).then(b, against(A.entry, 0, 1))
})

it('Games at home and away are added up', () => given(game.scored('61–58'), back.scored('70–60')).then(a, against(B.entry, 1, 1)))

it('A corrected winner is corrected here too, and a tie counts for nobody', () => {
  given(game.scored('61–58'), game.scored('57–58', '61–58')).then(a, against(B.entry, 0, 1))
  given(game.scored('61–58'), game.scored('58–58', '61–58')).then(a, against(B.entry, 0, 0))
})

it('A deleted game takes its result along, and brings it back', () => {
  const figures = { score: score('61–58') }
  given(game.scored('61–58'), game.deleted(figures)).then(a, against(B.entry, 0, 0))
  given(game.scored('61–58'), game.deleted(figures), game.restored(figures)).then(a, against(B.entry, 1, 0))
})

it('A walk-over is won by one and lost by the other', () => {
  given(game.walkover('away')).then(a, against(B.entry, 0, 1))
  given(game.walkover('away'), game.walkover(null, 'away')).then(a, against(B.entry, 0, 0))
})

it('A game of the play-offs counts for no table', () => {
  const final = gameOf(43, placed(A, B, { stage: 'playoff' }))
  given(game.scored('61–58'), final.scored('40–50')).then(a, against(B.entry, 1, 0))
})
