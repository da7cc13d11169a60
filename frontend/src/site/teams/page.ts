import { definePage } from '../page'

export const teamPage = definePage({
  paths: ['/teams/:id'],
  view: 'TeamPage',
  load: () => import('./TeamPage').then(chunk => chunk.content),
  missing: 'Team not found.',
})
