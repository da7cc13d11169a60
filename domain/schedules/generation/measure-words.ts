import type { MeasureName } from './report'

/** What a measure is called, and what its figure counts. */
export type MeasureWords = { readonly label: string; readonly explanation: string }

/** The measures in words, for people who read a report. */
export const MEASURE_WORDS: Readonly<Record<MeasureName, MeasureWords>> = {
  'hard-rules': {
    label: 'Rules broken',
    explanation: 'Double bookings, unavailable slots, too many games on one day or at one time, weeks off and requested byes',
  },
  unplaced: { label: 'Games without a place', explanation: 'Games that found no slot, each with its reason' },
  'games-per-team': { label: 'Games per team', explanation: 'The most minus the fewest games of a team' },
  'meetings-per-pair': { label: 'Meetings per pair', explanation: 'The most minus the fewest meetings of two teams' },
  'home-and-away': { label: 'Home and away', explanation: 'The largest difference between home and away games of a team' },
  'home-and-away-by-week': {
    label: 'Home and away, week by week',
    explanation: 'The largest difference between home and away games of a team at any point of the season',
  },
  breaks: { label: 'Breaks', explanation: 'How often a team has two home or two away games in a row' },
  'longest-run': { label: 'Longest run', explanation: 'The most home or away games of a team in a row' },
  'byes-per-team': { label: 'Byes per team', explanation: 'The most minus the fewest weeks without a game' },
  'early-second-byes': {
    label: 'Byes out of turn',
    explanation: 'Byes of a team that already had one more than another team',
  },
  'weeks-between-byes': { label: 'Weeks between byes', explanation: 'The fewest weeks from one bye of a team to its next' },
  times: { label: 'Times shared', explanation: 'The most minus the fewest games of a team at one time of day' },
  days: { label: 'Days shared', explanation: 'The most minus the fewest games of a team on one weekday' },
  locations: { label: 'Locations shared', explanation: 'The most minus the fewest games of a team at one location' },
  'days-between-games': { label: 'Days between games', explanation: 'The fewest days from one game of a team to its next' },
  'spread-of-days-between-games': {
    label: 'Even rest',
    explanation: 'The longest minus the shortest time between two games of a team, in days',
  },
  'weeks-between-meetings': {
    label: 'Weeks between meetings',
    explanation: 'The fewest weeks from one meeting of two teams to their next',
  },
}
