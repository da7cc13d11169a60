import { PUBLIC_PAGES } from '@fullcourt/domain/pages/public-pages'
import { definePage } from '../page'

export const teamPage = definePage({
  paths: PUBLIC_PAGES.team.paths,
  view: 'TeamPage',
  load: () => import('./TeamPage').then(chunk => chunk.content),
  missing: 'Team not found.',
})
