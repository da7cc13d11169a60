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

/** Whether leaders have a minimum of games, which goes by those of their team. */
export const hasMinimum = (abbreviation: Abbreviation, by: LeaderForm): boolean => isPercentage(abbreviation) || by === 'game'

/** By what somebody is or is not ranked, in a season in which their team played so many games; of a figure nothing is attempted. */
export type Qualification = { readonly games: number; readonly attempted: number; readonly teamGames: number }

/** Whether somebody has what leaders of a statistic must have. */
export const qualifies = (
  sport: Sport,
  abbreviation: Abbreviation,
  by: LeaderForm,
  { games, attempted, teamGames }: Qualification,
): boolean => {
  if (!hasMinimum(abbreviation, by)) return true
  const least = isPercentage(abbreviation) ? leastAttempts(teamGames, attemptsAsked(sport, abbreviation)) : 0
  return games >= leastGames(teamGames) && attempted >= least
}

/** The same in words, below a list. */
export const minimumInWords = (sport: Sport, abbreviation: Abbreviation, by: LeaderForm): string => {
  const half = 'Players in at least half of their team’s games'
  if (!hasMinimum(abbreviation, by)) return 'All players, however many games they played.'
  if (!isPercentage(abbreviation)) return `${half}.`
  const attempts = attemptsAsked(sport, abbreviation)
  return `${half}, with at least ${attempts === 1 ? 'one attempt' : `${attempts} attempts`} for each game of the team.`
}
