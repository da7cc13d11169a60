import { definePage } from '../page'

export const landingPage = definePage({
  paths: ['/'],
  view: 'LandingPage',
  load: () => import('./LandingPage').then(chunk => chunk.LandingPage),
  queries: () => Promise.resolve(),
  head: () => ({ title: '', description: 'Fullcourt runs sports leagues: schedules, scores, standings and statistics.' }),
})
