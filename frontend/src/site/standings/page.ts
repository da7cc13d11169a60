import { PUBLIC_PAGES } from '@fullcourt/domain/pages/public-pages'
import { definePage } from '../page'

export const standingsPage = definePage({
  paths: PUBLIC_PAGES.standings.paths,
  view: 'StandingsPage',
  load: () => import('./StandingsPage').then(chunk => chunk.content),
})
