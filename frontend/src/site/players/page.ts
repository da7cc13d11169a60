import { PUBLIC_PAGES } from '@fullcourt/domain/pages/public-pages'
import { definePage } from '../page'

const missing = 'Player not found.'

export const playerPage = definePage({
  paths: PUBLIC_PAGES.player.paths,
  view: 'PlayerPage',
  load: () => import('./PlayerPage').then(chunk => chunk.content),
  missing,
})

export const playerStatsPage = definePage({
  paths: PUBLIC_PAGES.playerStats.paths,
  view: 'PlayerStatsPage',
  load: () => import('./PlayerStatsPage').then(chunk => chunk.content),
  missing,
})
