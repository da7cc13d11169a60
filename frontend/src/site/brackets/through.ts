import { allMatchups } from './played-days'
import type { ShownBracket, ShownMatchup, ShownSlot } from '../../ui/bracket/shown-bracket'

const isPlayed = ({ isBye, winner, game }: ShownMatchup, day: string): boolean =>
  isBye || (winner !== null && (game?.date ?? '') <= day)

const sourcesOf = ({ teamA, teamB }: ShownMatchup): readonly string[] =>
  [teamA, teamB].flatMap(slot => (slot.kind !== 'bye' && slot.sourceMatchId !== null ? [slot.sourceMatchId] : []))

/** The matchups that were decided by the end of a day: their games had been played, and those that led to them. */
const decidedBy = (bracket: ShownBracket, day: string): ReadonlySet<string> => {
  const decided = new Set<string>()
  for (const matchup of allMatchups(bracket))
    if (isPlayed(matchup, day) && sourcesOf(matchup).every(source => decided.has(source))) decided.add(matchup.matchId)
  return decided
}

/** A bracket through a day, with all that is known now: what was played later is still to be played. */
export const bracketThrough = (bracket: ShownBracket, day: string): ShownBracket => {
  const decided = decidedBy(bracket, day)
  const slotOf = (slot: ShownSlot, takes: 'winner' | 'loser'): ShownSlot =>
    slot.kind === 'team' && slot.sourceMatchId !== null && !decided.has(slot.sourceMatchId)
      ? { kind: 'unknown', sourceMatchId: slot.sourceMatchId, takes }
      : slot
  const matchupOf = (matchup: ShownMatchup, takes: 'winner' | 'loser'): ShownMatchup => {
    const known = { ...matchup, teamA: slotOf(matchup.teamA, takes), teamB: slotOf(matchup.teamB, takes) }
    if (decided.has(matchup.matchId)) return known
    const game = matchup.game && { ...matchup.game, points: { teamA: null, teamB: null }, live: false, walkover: null }
    return { ...known, game, winner: null }
  }
  const final = bracket.rounds.at(-1)?.matchups[0]
  return {
    rounds: bracket.rounds.map(({ label, matchups }) => ({ label, matchups: matchups.map(one => matchupOf(one, 'winner')) })),
    thirdPlace: bracket.thirdPlace && matchupOf(bracket.thirdPlace, 'loser'),
    champion: final && decided.has(final.matchId) ? bracket.champion : null,
  }
}
