import { score } from '@fullcourt/domain/games/games.examples'
import type { GameSide } from '@fullcourt/domain/games/events'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { A, B, C, gameOf, LEAGUE, placed, SEASON } from '../league.examples'
import { specification } from '../testing/specification'
import { gamesProgress, type SidesCount } from './games-progress'

const given = specification(gamesProgress)
const game = gameOf(41, placed(A, B))
const other = gameOf(42, placed(A, B))
const ofBracket = gameOf(43, placed(A, C, { league: null, division: 9 }))

const OF_LEAGUE = `${SEASON}-${LEAGUE}-`
const OF_DIVISION = `${SEASON}--9`

/** What both sides come to, where they play all games of these leagues. */
const between = ([one, two]: readonly [GameSide, GameSide], games: number, completed: number): SidesCount => {
  const count = { games, completed }
  const teams = games === 0 ? [] : [one, two].map(({ team }) => ({ team, ...count }))
  return { sides: [...new Set([one.league, two.league])], ...count, teams }
}
const givenLeague = (...facts: readonly AnyFact[]) => ({
  then: (games: number, completed: number) =>
    given(...facts).then(OF_LEAGUE, {
      season: SEASON,
      league: LEAGUE,
      division: null,
      counts: [between([A, B], games, completed)],
    }),
})

it('Games are counted as they are scheduled, and as completed once they have a result', () => {
  givenLeague(game.scheduled(), other.scheduled()).then(2, 0)
  givenLeague(game.scheduled(), other.scheduled(), game.scored('61–58')).then(2, 1)
})

it('A corrected result counts once, and one that was taken back to 0–0 does not', () => {
  givenLeague(game.scheduled(), game.scored('61–58'), game.scored('61–59', '61–58')).then(1, 1)
  givenLeague(game.scheduled(), game.scored('61–58'), game.scored('0–0', '61–58')).then(1, 0)
})

it('A game that was deleted takes its result along and brings it back', () => {
  const figures = { score: score('61–58') }
  const facts = [game.scheduled(), game.scored('61–58'), game.deleted(figures)]
  givenLeague(...facts).then(0, 0)
  givenLeague(...facts, game.restored(figures)).then(1, 1)
})

it('A walk-over is a result until it is taken back or the game is reset', () => {
  givenLeague(game.scheduled(), game.walkover('home')).then(1, 1)
  givenLeague(game.scheduled(), game.walkover('home'), game.walkover('away', 'home')).then(1, 1)
  givenLeague(game.scheduled(), game.walkover('home'), game.walkover(null, 'home')).then(1, 0)
  givenLeague(game.scheduled(), game.walkover('home'), game.reset({ walkover: 'home' })).then(1, 0)
})

it('What an undone correction brings back counts again', () => {
  const figures = { score: score('61–58') }
  const lost = [game.scheduled(), game.scored('61–58'), game.reset(figures)]
  givenLeague(...lost, game.figuresRestored(figures)).then(1, 1)
  givenLeague(...lost, game.figuresRestored({ walkover: 'home' })).then(1, 1)
  givenLeague(game.scheduled(), game.scored('61–58'), game.figuresRestored({ walkover: 'home' }, figures)).then(1, 1)
})

it('A game of a bracket is counted in its division, under the leagues of those who play it', () => {
  const ofDivision = (...counts: readonly SidesCount[]) => ({ season: SEASON, league: null, division: 9, counts })
  given(ofBracket.scheduled()).then(OF_DIVISION, ofDivision(between([A, C], 1, 0)))
  given(ofBracket.scheduled(), ofBracket.sidesChanged(A, B)).then(
    OF_DIVISION,
    ofDivision(between([A, C], 0, 0), between([A, B], 1, 0)),
  )
})

it('Each team has its own games', () => {
  const third = gameOf(44, placed(B, { ...C, league: LEAGUE }))
  given(game.scheduled(), third.scheduled(), third.scored('61–58')).thenOf(OF_LEAGUE, {
    counts: [
      {
        sides: [LEAGUE],
        games: 2,
        completed: 1,
        teams: [
          { team: A.team, games: 1, completed: 0 },
          { team: B.team, games: 2, completed: 1 },
          { team: C.team, games: 1, completed: 1 },
        ],
      },
    ],
  })
})

it('What a season has is found by it', () =>
  given(game.scheduled(), ofBracket.scheduled()).thenList('season', String(SEASON), OF_DIVISION, OF_LEAGUE))
