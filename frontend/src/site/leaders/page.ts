import { PUBLIC_PAGES } from '@fullcourt/domain/pages/public-pages'
import { definePage } from '../page'

export const leaderboardPage = definePage({
  paths: PUBLIC_PAGES.leaderboard.paths,
  view: 'LeaderboardPage',
  load: () => import('./LeaderboardPage').then(chunk => chunk.content),
})
