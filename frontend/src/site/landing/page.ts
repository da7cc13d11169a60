import { definePage } from '../page'

export const landingPage = definePage({
  paths: ['/'],
  view: 'LandingPage',
  load: () => import('./LandingPage').then(chunk => chunk.content),
})
