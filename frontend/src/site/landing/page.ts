import { PUBLIC_PAGES } from '@fullcourt/domain/pages/public-pages'
import { definePage } from '../page'

export const landingPage = definePage({
  paths: PUBLIC_PAGES.landing.paths,
  view: 'LandingPage',
  load: () => import('./LandingPage').then(chunk => chunk.content),
})

export const millionairePage = definePage({
  paths: PUBLIC_PAGES.millionaire.paths,
  view: 'MillionairePage',
  load: () => import('./MillionairePage').then(chunk => chunk.content),
})
