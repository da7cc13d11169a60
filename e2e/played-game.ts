import type { APIRequestContext } from '@playwright/test'
import { hasRealLeague, rowsOf, teamNames, type Row } from './league-data'
import { newLeague } from './new-league'
import type { Person, RunningProduct } from './running-product'

export type Side = 'away' | 'home'

const FIGURES = ['PTS', 'AST', 'REB', '2PM', '2PA', '3PM', '3PA', 'FTM', 'FTA'] as const
export type Figures = { readonly [figure in (typeof FIGURES)[number]]: number }

type PlayedLine = { readonly name: readonly [string, string]; readonly number: string; readonly figures: Figures }
type PlayedTeam = { readonly team: string; readonly players: readonly PlayedLine[] }

/** A game as it was played: whoever did something in it, and what. */
export type PlayedGame = { readonly [side in Side]: PlayedTeam }

const figuresOf = (line: Row): Figures => {
  const of = (figure: string) => Number(line[figure] || 0)
  const twos = { '2PM': of('FGM') - of('3PM'), '2PA': of('FGA') - of('3PA') }
  const others = Object.fromEntries(FIGURES.map(figure => [figure, of(figure)])) as Figures
  return { ...others, ...twos }
}

const didSomething = ({ figures }: PlayedLine) => Object.values(figures).some(value => value > 0)

const realTeam = (game: Row, side: Side): PlayedTeam => {
  const team = game[side]
  const players = new Map(rowsOf('players.csv').map(player => [player.id, player]))
  const numbers = new Map(
    rowsOf('rosters.csv').flatMap(({ team: of, player, number = '' }) => (of === team ? [[player, number]] : [])),
  )
  const lines = rowsOf('box_scores.csv').filter(line => line.game === game.id && line.team === team)
  return {
    team: teamNames().get(team) ?? '',
    players: lines
      .map((line): PlayedLine => {
        const { first_name = '', last_name = '' } = players.get(line.player) ?? {}
        return { name: [first_name, last_name], number: numbers.get(line.player) ?? '', figures: figuresOf(line) }
      })
      .filter(didSomething),
  }
}

const made = (
  PTS: number,
  AST: number,
  REB: number,
  ...shots: readonly [number, number, number, number, number, number]
): Figures => {
  const [twos, twosTried, threes, threesTried, free, freeTried] = shots
  return { PTS, AST, REB, '2PM': twos, '2PA': twosTried, '3PM': threes, '3PA': threesTried, FTM: free, FTA: freeTried }
}

const madeTeam = (team: string): PlayedTeam => ({
  team,
  players: [
    { name: ['Ana', team], number: '4', figures: made(22, 4, 5, 5, 10, 2, 3, 6, 6) },
    { name: ['Bea', team], number: '7', figures: made(14, 0, 7, 7, 10, 0, 5, 0, 4) },
    { name: ['Cleo', team], number: '00', figures: made(3, 6, 0, 0, 1, 1, 4, 0, 0) },
    { name: ['Dora', team], number: '31', figures: made(0, 0, 4, 0, 2, 0, 0, 0, 0) },
  ],
})

/** Harbor at Summit, four players each. */
export const madeGame = (): PlayedGame => ({ away: madeTeam('Harbor'), home: madeTeam('Summit') })

const withBench = ({ team, players }: PlayedTeam): PlayedTeam => {
  const bench = ['Eve', 'Fay', 'Gus'].map((name, place) => ({ name, number: String(50 + place) }))
  return {
    team,
    players: [
      ...players,
      ...bench.map(({ name, number }): PlayedLine => ({ name: [name, team], number, figures: made(0, 0, 0, 0, 0, 0, 0, 0, 0) })),
    ],
  }
}

/** Harbor at Summit, seven players each: two of them begin on the bench. */
export const gameWithBench = (): PlayedGame => {
  const { away, home } = madeGame()
  return { away: withBench(away), home: withBench(home) }
}

/** The first game of the real league where it is, else a made one. */
export const playedGame = (): PlayedGame => {
  const [game] = hasRealLeague() ? rowsOf('games.csv') : []
  return game ? { away: realTeam(game, 'away'), home: realTeam(game, 'home') } : madeGame()
}

/** What a scorer taps for a player, by the names of the buttons in their order, and how often. */
export const tapsOf = ({ AST, REB, ...shots }: Figures): readonly (readonly [button: string, times: number])[] =>
  (
    [
      ['Two points', shots['2PM']],
      ['Two-pointer missed', shots['2PA'] - shots['2PM']],
      ['Three points', shots['3PM']],
      ['Three-pointer missed', shots['3PA'] - shots['3PM']],
      ['Free throw made', shots.FTM],
      ['Free throw missed', shots.FTA - shots.FTM],
      ['Rebound', REB],
      ['Assist', AST],
    ] as const
  ).filter(([, times]) => times > 0)

type Stat = { readonly player_id: number; readonly value: number; readonly stat: { readonly abbreviation: string } }
type BoxScore = {
  readonly playerStats: readonly Stat[]
  readonly periodScores: readonly {
    readonly team_id: number
    readonly score: number
    readonly gamePeriod: { readonly name: string }
  }[]
}

/** An organization of its own in which this game is played today and nothing is counted yet, and somebody for each team who counts. */
export const gameToScore = async (request: APIRequestContext, product: RunningProduct, name: string, played: PlayedGame) => {
  const league = await newLeague(request, product, name)
  const sideOf = async (side: Side) => {
    const team = await league.addTeam(played[side].team)
    const players: { readonly id: number; readonly line: PlayedLine }[] = []
    for (const line of played[side].players) players.push({ id: await league.addPlayer(team, line.name, line.number), line })
    return { team, players }
  }
  const sides = { away: await sideOf('away'), home: await sideOf('home') }
  const game = await league.addGame(sides.away.team, sides.home.team, '19:00')
  const people: { readonly [side in Side]: Person } = {
    away: await league.addPerson('away'),
    home: await league.addPerson('home'),
  }
  const boxScore = () => league.call<BoxScore>('GET', `/api/gamesv2/${game}`)
  return {
    slug: league.slug,
    /** The page of its league. */
    leaguePage: `/dashboard/seasons/${league.season}/leagues/${league.league}`,
    game,
    people,
    sides,
    /** From now on the phones beside the court keep the game clock. */
    keepClock: () =>
      league.call('PUT', `/api/seasonsv2/${league.season}/leagues/${league.league}/courtside-rules`, {
        bonusFouls: 5,
        timeOuts: { firstHalf: 2, secondHalf: 3, overtime: 1 },
        clock: 'countdown',
        periodMinutes: 10,
        overtimeMinutes: 5,
      }),
    /** The figures of every player, as the server has them; what nobody tapped is 0. */
    figures: async (side: Side): Promise<readonly Figures[]> => {
      const { playerStats } = await boxScore()
      return sides[side].players.map(({ id }) => {
        const values = new Map(
          playerStats.filter(row => row.player_id === id).map(({ stat, value }) => [stat.abbreviation, value]),
        )
        return Object.fromEntries(FIGURES.map(figure => [figure, values.get(figure) ?? 0])) as Figures
      })
    },
    /** Points of a side in a period, as the server has them. */
    pointsIn: async (side: Side, period: string) => {
      const { periodScores } = await boxScore()
      return periodScores.find(({ team_id, gamePeriod }) => team_id === sides[side].team && gamePeriod.name === period)?.score
    },
  }
}
