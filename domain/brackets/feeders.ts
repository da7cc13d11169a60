import type { Bracket, Matchup } from './derive'
import { matchupOf } from './results'

const sourcesOf = ({ teamA, teamB }: Matchup): readonly string[] =>
  [teamA, teamB].flatMap(slot => (slot.kind === 'bye' ? [] : (slot.sourceMatchId ?? [])))

/** The matchups whose results say who plays a matchup, all down the path: of a final all but the one for third place. */
export const feedersOf = (bracket: Bracket, matchId: string): readonly string[] => {
  const matchup = matchupOf(bracket, matchId)
  const sources = matchup ? sourcesOf(matchup) : []
  return [...sources, ...sources.flatMap(source => feedersOf(bracket, source))]
}

/** Where a matchup comes in the course of its bracket: its round from 1; what no round has is played last. */
export const roundOf = (matchId: string): number => Number(/^r(\d+)-/.exec(matchId)?.[1] ?? Infinity)
