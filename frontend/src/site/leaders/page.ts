import { definePage } from '../page'

export const leaderboardPage = definePage({
  paths: ['/leaderboard'],
  view: 'LeaderboardPage',
  load: () => import('./LeaderboardPage').then(chunk => chunk.content),
})
