/** What the product does for a league, in its own words. */
export const offers = [
  {
    title: 'A site of your own',
    text: 'Standings, schedule, box scores, players and brackets under your name, in your colours, on your own domain if you like.',
  },
  {
    title: 'Schedules in seconds',
    text: 'Fair home and away, byes, courts and times that suit every team; swap two games or move one at any time.',
  },
  {
    title: 'Scores as they happen',
    text: 'Taps beside the court show on every open page within a second. Corrections keep what was before.',
  },
  {
    title: 'Nothing is lost',
    text: 'Every change says who made it, when and why, and can be undone: a score, a deleted game, two merged players.',
  },
] as const
