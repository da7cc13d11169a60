import { PUBLIC_PAGES } from '@fullcourt/domain/pages/public-pages'
import { definePage } from '../page'

export const homePage = definePage({
  paths: PUBLIC_PAGES.home.paths,
  view: 'HomePage',
  load: () => import('./HomePage').then(chunk => chunk.content),
})
