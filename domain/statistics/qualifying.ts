import type { Sport } from '../sports/sports'
import { isPercentage, type Abbreviation } from './definitions'

/** Whether leaders are ranked by what they have per game, or in total. */
export const LEADER_FORMS = ['game', 'total'] as const
export type LeaderForm = (typeof LEADER_FORMS)[number]

/** The games that a player must have played to be ranked by a mean or a percentage: half of their team's, one at least. */
const leastGames = (teamGames: number): number => Math.max(1, Math.ceil(teamGames / 2))

/** The attempts that a percentage must have, of which its sport asks so many for each game of the team; one at least. */
const leastAttempts = (teamGames: number, perGame: number): number => Math.max(1, Math.ceil(teamGames * perGame))

const attemptsAsked = ({ qualifying }: Sport, abbreviation: Abbreviation) =>
  isPercentage(abbreviation) ? (qualifying[abbreviation] ?? 1) : 0

/** What somebody who leads a statistic has to have, of a season in which their team played so many games. */
export const minimumOf = (
  sport: Sport,
  abbreviation: Abbreviation,
  by: LeaderForm,
  teamGames: number,
): { readonly games: number; readonly attempts: number } => {
  if (!isPercentage(abbreviation)) return { games: by === 'game' ? leastGames(teamGames) : 0, attempts: 0 }
  return { games: leastGames(teamGames), attempts: leastAttempts(teamGames, attemptsAsked(sport, abbreviation)) }
}

/** The same in words, below a list. */
export const minimumInWords = (sport: Sport, abbreviation: Abbreviation, by: LeaderForm): string => {
  const half = 'Players in at least half of their team’s games'
  if (!isPercentage(abbreviation)) return by === 'game' ? `${half}.` : 'All players, however many games they played.'
  const attempts = attemptsAsked(sport, abbreviation)
  return `${half}, with at least ${attempts === 1 ? 'one attempt' : `${attempts} attempts`} for each game of the team.`
}
