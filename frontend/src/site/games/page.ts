import { definePage } from '../page'

export const gamePage = definePage({
  paths: ['/games/:id'],
  view: 'GamePage',
  load: () => import('./GamePage').then(chunk => chunk.content),
  missing: 'Game not found.',
})
