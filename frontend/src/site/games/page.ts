import { PUBLIC_PAGES } from '@fullcourt/domain/pages/public-pages'
import { definePage } from '../page'

export const gamePage = definePage({
  paths: PUBLIC_PAGES.game.paths,
  view: 'GamePage',
  load: () => import('./GamePage').then(chunk => chunk.content),
  missing: 'Game not found.',
})
