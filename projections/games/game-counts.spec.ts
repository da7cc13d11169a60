import { score } from '@fullcourt/domain/games/games.examples'
import { A, B, C, gameOf, LEAGUE, OTHER_LEAGUE, placed, SEASON } from '../league.examples'
import { specification } from '../testing/specification'
import { gameCounts } from './game-counts'

const given = specification(gameCounts)
const game = gameOf(41, placed(A, B))
const other = gameOf(42, placed(A, B))
const across = { league: null, division: 9 } as const
const ofBracket = gameOf(43, placed(A, C, across))

const ofLeague = (games: number, completed: number) => ({ league: LEAGUE, sides: [LEAGUE], games, completed })

it('Games are counted as they are scheduled, and as completed once they have a result', () => {
  given(game.scheduled(), other.scheduled()).then(String(SEASON), { counts: [ofLeague(2, 0)] })
  given(game.scheduled(), other.scheduled(), game.scored('61–58')).then(String(SEASON), { counts: [ofLeague(2, 1)] })
})

it('A corrected result counts once, and one that was taken back to 0–0 does not', () => {
  given(game.scheduled(), game.scored('61–58'), game.scored('61–59', '61–58')).then(String(SEASON), { counts: [ofLeague(1, 1)] })
  given(game.scheduled(), game.scored('61–58'), game.scored('0–0', '61–58')).then(String(SEASON), { counts: [ofLeague(1, 0)] })
})

it('A game that was deleted takes its result along and brings it back', () => {
  const figures = { score: score('61–58') }
  const facts = [game.scheduled(), game.scored('61–58'), game.deleted(figures)]
  given(...facts).then(String(SEASON), { counts: [ofLeague(0, 0)] })
  given(...facts, game.restored(figures)).then(String(SEASON), { counts: [ofLeague(1, 1)] })
})

it('A walk-over is a result until it is taken back or the game is reset', () => {
  given(game.scheduled(), game.walkover('home')).then(String(SEASON), { counts: [ofLeague(1, 1)] })
  given(game.scheduled(), game.walkover('home'), game.walkover('away', 'home')).then(String(SEASON), { counts: [ofLeague(1, 1)] })
  given(game.scheduled(), game.walkover('home'), game.walkover(null, 'home')).then(String(SEASON), { counts: [ofLeague(1, 0)] })
  given(game.scheduled(), game.walkover('home'), game.reset({ walkover: 'home' })).then(String(SEASON), {
    counts: [ofLeague(1, 0)],
  })
})

it('What an undone correction brings back counts again', () => {
  const figures = { score: score('61–58') }
  const lost = [game.scheduled(), game.scored('61–58'), game.reset(figures)]
  given(...lost, game.figuresRestored(figures)).then(String(SEASON), { counts: [ofLeague(1, 1)] })
  given(...lost, game.figuresRestored({ walkover: 'home' })).then(String(SEASON), { counts: [ofLeague(1, 1)] })
  given(game.scheduled(), game.scored('61–58'), game.figuresRestored({ walkover: 'home' }, figures)).then(String(SEASON), {
    counts: [ofLeague(1, 1)],
  })
})

it('A game of a bracket is counted under the leagues of those who play it', () => {
  const between = (sides: readonly number[], games: number) => ({ league: null, sides, games, completed: 0 })
  given(ofBracket.scheduled()).then(String(SEASON), { counts: [between([LEAGUE, OTHER_LEAGUE], 1)] })
  given(ofBracket.scheduled(), ofBracket.sidesChanged(A, B)).then(String(SEASON), {
    counts: [between([LEAGUE, OTHER_LEAGUE], 0), between([LEAGUE], 1)],
  })
})
