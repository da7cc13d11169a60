import { deriveBracket, type BracketGame } from '@fullcourt/domain/brackets/derive'
import { shownBracket } from './from-derived'
import type { ShownBracket, ShownGame } from './shown-bracket'

export const teamNames = ['Hawks', 'Owls', 'Bulls', 'Comets', 'Aces', 'Kings', 'Lakers', 'Titans']

type Example = {
  /** How many teams; the first are those of `teamNames`. */
  readonly teams?: number
  readonly games?: Readonly<
    Record<string, Partial<BracketGame> & Partial<Pick<ShownGame, 'date' | 'time' | 'location' | 'live'>>>
  >
  readonly hasThirdPlace?: boolean
}

const nameOf = (team: number) => teamNames[team - 1] ?? `Team ${team}`

/** A bracket of so many teams, seeded in their order, with games by matchup: `{ 'r1-0': result(1, 4, '61–58') }`. */
export const exampleBracket = ({ teams = 4, games = {}, hasThirdPlace = false }: Example = {}): ShownBracket => {
  const all = Object.entries(games).map(([matchId, game], i) => ({
    matchId,
    game: i + 100,
    home: 1,
    away: 2,
    score: null,
    walkover: null,
    ...game,
  }))
  const seeds = Array.from({ length: teams }, (_, i) => ({ entry: i + 1, team: i + 1 }))
  return shownBracket(deriveBracket({ seeds, games: all, hasThirdPlace }), {
    teamOf: ({ team, seed }) => ({ id: team, seed, name: nameOf(team), to: `/teams/${team}` }),
    gameOf: ({ game, matchId }) => ({
      to: `/games/${game}`,
      date: games[matchId]?.date ?? null,
      time: games[matchId]?.time ?? null,
      location: games[matchId]?.location ?? null,
      live: games[matchId]?.live ?? false,
    }),
  })
}

/** A game of two seeds and its score: `result(1, 4, '61–58')`. */
export const result = (home: number, away: number, score: string): Partial<BracketGame> => {
  const [points = NaN, others = NaN] = score.split('–').map(Number)
  return { home, away, score: { home: points, away: others } }
}
