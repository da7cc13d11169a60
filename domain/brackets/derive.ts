import type { Side } from '../games/events'
import type { EntryId, GameId, TeamId } from '../ids/kinds'
import {
  bracketSize,
  matchIdOf,
  matchupLabel,
  roundLabel,
  seedOrder,
  THIRD_PLACE,
  THIRD_PLACE_LABEL,
} from '../divisions/bracket-shape'

export type BracketTeam = { readonly entry: EntryId; readonly team: TeamId }
/** A team with its place in the division, from 1. */
export type Seeded = BracketTeam & { readonly seed: number }

/** A game of the division as the bracket needs it: who played, and what it came to. */
export type BracketGame = {
  readonly game: GameId
  readonly matchId: string
  readonly home: EntryId
  readonly away: EntryId
  /** Points; a game without both has no winner. */
  readonly score: { readonly home: number | null; readonly away: number | null } | null
  /** The side that wins without a game, because the other does not play. */
  readonly walkover: Side | null
}

/** Where a side comes from: the matchup whose winner (or loser, for third place) it is; null in the first round. */
type Source = { readonly sourceMatchId: string | null }
export type TeamSlot = Seeded & Source & { readonly kind: 'team' }
/** Nobody: the other side goes on without a game. */
export type ByeSlot = Source & { readonly kind: 'bye' }
/** A team that is not known yet. */
export type UnknownSlot = { readonly kind: 'unknown'; readonly sourceMatchId: string; readonly takes: 'winner' | 'loser' }
export type MatchupSlot = TeamSlot | ByeSlot | UnknownSlot

export type Matchup = {
  readonly matchId: string
  /** `Final`, `Semifinal 1`, `Round of 16, game 3`, `Third place`; a bye is no game and is called `Bye`. */
  readonly label: string
  /** From 1. */
  readonly round: number
  /** From 0, from the top. */
  readonly position: number
  /** The upper side: in the first round the better seed. */
  readonly teamA: MatchupSlot
  readonly teamB: MatchupSlot
  readonly isBye: boolean
  readonly game: BracketGame | null
  /** The game is of the teams that stand here; one of other teams decides nothing. */
  readonly gameCounts: boolean
  readonly winner: Seeded | null
  readonly loser: Seeded | null
}

export type Round = { readonly label: string; readonly matchups: readonly Matchup[] }

export type Bracket = {
  readonly rounds: readonly Round[]
  /** The game of the losers of the semifinals, where the division plays one. */
  readonly thirdPlace: Matchup | null
  readonly totalRounds: number
  readonly totalSlots: number
  readonly numByes: number
  readonly numFirstRoundGames: number
  readonly champion: Seeded | null
}

export type BracketInput = {
  /** In the order of the division: the first is seed 1. */
  readonly seeds: readonly BracketTeam[]
  readonly games: readonly BracketGame[]
  readonly hasThirdPlace?: boolean
}

const BYE: ByeSlot = { kind: 'bye', sourceMatchId: null }

/** The side that the game gives the win to; a tie or a missing score gives it to nobody, unless a walk-over
 * does (docs/brackets.md#who-goes-on). */
export const winningSide = ({ score, walkover }: Pick<BracketGame, 'score' | 'walkover'>): Side | null => {
  if (score === null || score.home === null || score.away === null) return walkover
  if (score.home === score.away) return walkover
  return score.home > score.away ? 'home' : 'away'
}

const seededTeam = ({ seed, entry, team }: Seeded): Seeded => ({ seed, entry, team })

const isOf = (game: BracketGame, a: MatchupSlot, b: MatchupSlot): boolean =>
  a.kind === 'team' &&
  b.kind === 'team' &&
  ((game.home === a.entry && game.away === b.entry) || (game.home === b.entry && game.away === a.entry))

/** Winner and loser of two sides. */
const outcome = (a: MatchupSlot, b: MatchupSlot, game: BracketGame | null): Pick<Matchup, 'winner' | 'loser'> => {
  const none = { winner: null, loser: null }
  if (a.kind === 'team' && b.kind === 'bye') return { winner: seededTeam(a), loser: null }
  if (game === null || a.kind !== 'team' || b.kind !== 'team' || !isOf(game, a, b)) return none
  const side = winningSide(game)
  if (side === null) return none
  return game[side] === a.entry
    ? { winner: seededTeam(a), loser: seededTeam(b) }
    : { winner: seededTeam(b), loser: seededTeam(a) }
}

type Place = Pick<Matchup, 'matchId' | 'label' | 'round' | 'position'>

/** Every decision about a bracket makes all its matchups: fields one by one take a fraction of the time that spreading takes. */
const matchupAt = (
  { matchId, label, round, position }: Place,
  teamA: MatchupSlot,
  teamB: MatchupSlot,
  games: ReadonlyMap<string, BracketGame>,
): Matchup => {
  const game = games.get(matchId) ?? null
  const gameCounts = game !== null && isOf(game, teamA, teamB)
  const { winner, loser } = outcome(teamA, teamB, game)
  return { matchId, label, round, position, teamA, teamB, isBye: teamB.kind === 'bye', game, gameCounts, winner, loser }
}

const slotFedBy = (source: Matchup, takes: UnknownSlot['takes']): MatchupSlot => {
  const team = source[takes]
  const sourceMatchId = source.matchId
  return team ? { kind: 'team', ...team, sourceMatchId } : { kind: 'unknown', sourceMatchId, takes }
}

const pairs = <Of>(all: readonly Of[]): readonly (readonly [Of, Of])[] =>
  all.flatMap((one, i) => (i % 2 === 0 ? [[one, all[i + 1] as Of] as const] : []))

/** A round of these sides, from the top; its games are numbered without the byes. */
const roundOf = (round: number, sides: readonly MatchupSlot[], games: ReadonlyMap<string, BracketGame>): Round => {
  const places = sides.length
  const played = pairs(sides).map(([, b]) => b.kind !== 'bye')
  const label = (position: number) => {
    if (!played[position]) return 'Bye'
    const number = played.slice(0, position + 1).filter(Boolean).length
    return matchupLabel(round, places, played.filter(Boolean).length === 1 ? null : number)
  }
  const matchups = pairs(sides).map(([a, b], position) =>
    matchupAt({ matchId: matchIdOf(round, position), label: label(position), round, position }, a, b, games),
  )
  return { label: roundLabel(round, places), matchups }
}

const firstSides = (seeds: readonly BracketTeam[]): readonly MatchupSlot[] =>
  seedOrder(bracketSize(seeds.length)).map(seed => {
    const team = seeds[seed - 1]
    return team ? { kind: 'team', seed, entry: team.entry, team: team.team, sourceMatchId: null } : BYE
  })

const roundsFrom = (round: number, sides: readonly MatchupSlot[], games: ReadonlyMap<string, BracketGame>): readonly Round[] => {
  if (sides.length < 2) return []
  const played = roundOf(round, sides, games)
  return [
    played,
    ...roundsFrom(
      round + 1,
      played.matchups.map(matchup => slotFedBy(matchup, 'winner')),
      games,
    ),
  ]
}

const thirdPlaceOf = (rounds: readonly Round[], games: ReadonlyMap<string, BracketGame>): Matchup | null => {
  const [upper, lower] = rounds.at(-2)?.matchups ?? []
  if (!upper || !lower || upper.isBye || lower.isBye) return null
  const place = { matchId: THIRD_PLACE, label: THIRD_PLACE_LABEL, round: rounds.length, position: 1 }
  return matchupAt(place, slotFedBy(upper, 'loser'), slotFedBy(lower, 'loser'), games)
}

/**
 * Who plays whom: the bracket of a division's teams in their order, and how far its games have brought them. Of fewer
 * than two teams it has no rounds.
 * See docs/brackets.md#the-shape-of-a-bracket.
 */
export const deriveBracket = ({ seeds, games, hasThirdPlace = false }: BracketInput): Bracket => {
  const byMatchup = new Map(games.map(game => [game.matchId, game]))
  const sides = firstSides(seeds)
  const rounds = roundsFrom(1, sides, byMatchup)
  const numByes = sides.length === 0 ? 0 : sides.length - seeds.length
  return {
    rounds,
    thirdPlace: hasThirdPlace ? thirdPlaceOf(rounds, byMatchup) : null,
    totalRounds: rounds.length,
    totalSlots: sides.length,
    numByes,
    numFirstRoundGames: sides.length / 2 - numByes,
    champion: rounds.at(-1)?.matchups[0]?.winner ?? null,
  }
}

/** All matchups of a bracket, round by round, the one for third place last. */
export const matchupsOf = ({ rounds, thirdPlace }: Bracket): readonly Matchup[] => [
  ...rounds.flatMap(({ matchups }) => matchups),
  ...(thirdPlace ? [thirdPlace] : []),
]
