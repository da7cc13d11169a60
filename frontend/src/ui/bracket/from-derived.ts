import type { Bracket, BracketGame, Matchup, Seeded, MatchupSlot } from '@fullcourt/domain/brackets/derive'
import type { BracketSide, ShownBracket, ShownGame, ShownMatchup, ShownSlot, ShownTeam } from './shown-bracket'

type Looks = {
  /** How a team is shown. */
  readonly teamOf: (team: Seeded) => ShownTeam
  /** What is shown of a game beside its score. */
  readonly gameOf: (game: BracketGame) => Pick<ShownGame, 'to' | 'date' | 'time' | 'location' | 'live'>
}

const entryOn = (slot: MatchupSlot) => (slot.kind === 'team' ? slot.entry : null)

/** A bracket as it follows from its games, with what pages show of teams and games. */
export const shownBracket = (bracket: Bracket, { teamOf, gameOf }: Looks): ShownBracket => {
  const slot = (of: MatchupSlot): ShownSlot =>
    of.kind === 'team'
      ? { kind: 'team', team: teamOf(of), sourceMatchId: of.sourceMatchId }
      : of.kind === 'bye'
        ? { kind: 'bye' }
        : { kind: 'unknown', sourceMatchId: of.sourceMatchId, takes: of.takes }

  const gameIn = ({ game, gameCounts, teamA }: Matchup): ShownGame | null => {
    if (!game || !gameCounts) return null
    const isHome = game.home === entryOn(teamA)
    const ofSide = <Value>(home: Value, away: Value) => ({ teamA: isHome ? home : away, teamB: isHome ? away : home })
    const walkover: BracketSide | null = game.walkover && ((game.walkover === 'home') === isHome ? 'teamA' : 'teamB')
    return { ...gameOf(game), id: game.game, points: ofSide(game.score?.home ?? null, game.score?.away ?? null), walkover }
  }

  const matchup = (of: Matchup): ShownMatchup => ({
    matchId: of.matchId,
    label: of.label,
    round: of.round,
    position: of.position,
    teamA: slot(of.teamA),
    teamB: slot(of.teamB),
    isBye: of.isBye,
    game: gameIn(of),
    winner: of.winner && (of.winner.entry === entryOn(of.teamA) ? 'teamA' : 'teamB'),
  })

  return {
    rounds: bracket.rounds.map(({ label, matchups }) => ({ label, matchups: matchups.map(matchup) })),
    thirdPlace: bracket.thirdPlace && matchup(bracket.thirdPlace),
    champion: bracket.champion && teamOf(bracket.champion),
  }
}
