import { definePage } from '../page'

const missing = 'Player not found.'

export const playerPage = definePage({
  paths: ['/players/:id'],
  view: 'PlayerPage',
  load: () => import('./PlayerPage').then(chunk => chunk.content),
  missing,
})

export const playerStatsPage = definePage({
  paths: ['/player/:id/stats'],
  view: 'PlayerStatsPage',
  load: () => import('./PlayerStatsPage').then(chunk => chunk.content),
  missing,
})
