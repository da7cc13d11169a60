import { deriveBracket, type BracketGame } from '@fullcourt/domain/brackets/derive'
import { shownBracket } from '../../../ui/bracket/from-derived'
import { bracketSides, teamOn, type BracketSide, type ShownBracket, type ShownMatchup } from '../../../ui/bracket/shown-bracket'

const names = ['Hawks', 'Owls', 'Bulls', 'Comets', 'Aces', 'Kings', 'Herons', 'Titans']

/** The teams that were picked, by matchup. */
export type Picks = ReadonlyMap<string, number>

/** The matchups with both teams, and what picking one of them means. */
const gameOf = (matchId: string, winner: number, loser: number, game: number): BracketGame => ({
  game,
  matchId,
  home: winner,
  away: loser,
  score: null,
  walkover: 'home',
})

const noGame = { date: null, time: null, location: null, live: false }
const withoutGame = (matchup: ShownMatchup): ShownMatchup => ({ ...matchup, game: null })

const deriveShown = (games: readonly BracketGame[]) =>
  shownBracket(deriveBracket({ seeds: names.map((_, i) => ({ entry: i + 1, team: i + 1 })), games }), {
    teamOf: ({ team, seed }) => ({ id: team, seed, name: names[team - 1] ?? '' }),
    gameOf: () => noGame,
  })

const teamsOf = (matchup: ShownMatchup) => bracketSides.map(side => teamOn(matchup[side])?.id)

/** The games that the picks make, round by round: a pick of a team that stands there no longer decides nothing. */
const gamesOf = (picks: Picks): readonly BracketGame[] =>
  [0, 1, 2].reduce<readonly BracketGame[]>((games, round) => {
    const matchups = deriveShown(games).rounds[round]?.matchups ?? []
    return [
      ...games,
      ...matchups.flatMap((matchup, i) => {
        const winner = picks.get(matchup.matchId)
        const [a, b] = teamsOf(matchup)
        if (a === undefined || b === undefined || (winner !== a && winner !== b)) return []
        return [gameOf(matchup.matchId, winner, winner === a ? b : a, round * 10 + i)]
      }),
    ]
  }, [])

/** The fixed bracket of eight teams, as far as the picks have brought it. */
export const practiceBracket = (picks: Picks): ShownBracket => {
  const bracket = deriveShown(gamesOf(picks))
  return {
    ...bracket,
    rounds: bracket.rounds.map(round => ({ ...round, matchups: round.matchups.map(withoutGame) })),
  }
}

/** Picks the team on a side as the winner; picked again, it is no longer. */
export const withPick = (picks: Picks, matchup: ShownMatchup, side: BracketSide): Picks => {
  const team = teamOn(matchup[side])?.id
  const after = new Map(picks)
  if (team === undefined || matchup.winner === side) after.delete(matchup.matchId)
  else after.set(matchup.matchId, team)
  return after
}
