import { deriveBracket, type Matchup, type Seeded, type MatchupSlot } from '@fullcourt/domain/brackets/derive'
import { inputOf, type BracketDocument } from '@fullcourt/projections/brackets/brackets'
import { teamNameOf, type TeamCards } from '../../../core/readers/team-name'
import type { BracketAnswer, BracketSlotAnswer, DivisionGameAnswer, MatchupAnswer, SeededTeamAnswer } from '../brackets.answers'

/** What the answer shows of teams and games. */
export type BracketNames = { readonly teams: TeamCards; readonly games: readonly DivisionGameAnswer[] }

/** The bracket that follows from its document, as it is answered. */
export const bracketAnswer = (document: BracketDocument, { teams, games }: BracketNames): Omit<BracketAnswer, 'revision'> => {
  const teamOf = ({ seed, entry, team }: Seeded): SeededTeamAnswer => ({ ...teamNameOf(teams, team), seed, slt_id: entry })
  const orNull = (team: Seeded | null) => team && teamOf(team)

  const slotAnswer = (slot: MatchupSlot): BracketSlotAnswer => ({
    kind: slot.kind,
    team: slot.kind === 'team' ? teamOf(slot) : null,
    sourceMatchId: slot.sourceMatchId,
    takes: slot.kind === 'unknown' ? slot.takes : null,
  })

  const matchupAnswer = ({ teamA, teamB, game, winner, ...matchup }: Matchup): MatchupAnswer => ({
    matchId: matchup.matchId,
    label: matchup.label,
    round: matchup.round,
    position: matchup.position,
    teamA: slotAnswer(teamA),
    teamB: slotAnswer(teamB),
    isBye: matchup.isBye,
    game: games.find(({ id }) => id === game?.game) ?? null,
    gameCounts: matchup.gameCounts,
    winner: orNull(winner),
  })

  const { rounds, thirdPlace, champion, ...totals } = deriveBracket(inputOf(document))
  return {
    ...totals,
    rounds: rounds.map(({ label, matchups }) => ({ label, matchups: matchups.map(matchupAnswer) })),
    playsThirdPlace: document.thirdPlace,
    thirdPlace: thirdPlace && matchupAnswer(thirdPlace),
    champion: orNull(champion),
  }
}
