import { matchupsOf, type Bracket, type BracketGame, type BracketTeam, type Matchup, type MatchupSlot } from './derive'

/** Seeds 1 to n: seed 3 is entry 3 of team 103. */
export const teams = (n: number): readonly BracketTeam[] => Array.from({ length: n }, (_, i) => ({ entry: i + 1, team: i + 101 }))

/** The game of a matchup between two entries; `score` is of home and away. */
export const gameOf = (
  matchId: string,
  [home, away]: readonly [number, number],
  score: BracketGame['score'] | readonly [number, number] = null,
  walkover: BracketGame['walkover'] = null,
): BracketGame => ({
  game: 1,
  matchId,
  home,
  away,
  score: score && 'home' in score ? score : score && { home: score[0], away: score[1] },
  walkover,
})

export const matchupOf = (bracket: Bracket, matchId: string): Matchup => {
  const matchup = matchupsOf(bracket).find(one => one.matchId === matchId)
  if (!matchup) throw new Error(`no matchup ${matchId}`)
  return matchup
}

/** A slot in short: `1`, `bye`, or where its team comes from: `W r1-0`, `L r2-1`. */
export const shortSlot = (slot: MatchupSlot): string => {
  if (slot.kind === 'team') return String(slot.seed)
  return slot.kind === 'bye' ? 'bye' : `${slot.takes === 'winner' ? 'W' : 'L'} ${slot.sourceMatchId}`
}

export const shortMatchup = ({ teamA, teamB }: Matchup): string => `${shortSlot(teamA)} v ${shortSlot(teamB)}`
