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

/** Whether somebody has the games that leaders by a mean must have. */
export const hasEnoughGames = (games: number, teamGames: number): boolean => games >= leastGames(teamGames)

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
  return hasEnoughGames(games, teamGames) && attempted >= least
}

const EVERYBODY = 'All players, however many games they played.'
const HALF = 'Players in at least half of their team’s games'

/** The minimum of leaders by minutes, in words: of the games of which they are known. */
export const minimumOfMinutes = (by: LeaderForm): string => (by === 'total' ? EVERYBODY : `${HALF} whose minutes are known.`)

/** The same in words, below a list. */
export const minimumInWords = (sport: Sport, abbreviation: Abbreviation, by: LeaderForm): string => {
  if (!hasMinimum(abbreviation, by)) return EVERYBODY
  if (!isPercentage(abbreviation)) return `${HALF}.`
  const attempts = attemptsAsked(sport, abbreviation)
  return `${HALF}, with at least ${attempts === 1 ? 'one attempt' : `${attempts} attempts`} for each game of the team.`
}
