import { PUBLIC_PAGES } from '@fullcourt/domain/pages/public-pages'
import { definePage } from '../page'

export const bracketPage = definePage({
  paths: PUBLIC_PAGES.tournamentBracket.paths,
  view: 'BracketPage',
  load: () => import('./BracketPage').then(chunk => chunk.content),
  missing: 'Division not found.',
})
