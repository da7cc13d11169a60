import { PUBLIC_PAGES } from '@fullcourt/domain/pages/public-pages'
import { definePage } from '../page'

export const landingPage = definePage({
  paths: PUBLIC_PAGES.landing.paths,
  view: 'LandingPage',
  load: () => import('./LandingPage').then(chunk => chunk.content),
})
