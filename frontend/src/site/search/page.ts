import { PUBLIC_PAGES } from '@fullcourt/domain/pages/public-pages'
import { definePage } from '../page'

export const searchPage = definePage({
  paths: PUBLIC_PAGES.search.paths,
  view: 'SearchPage',
  load: () => import('./SearchPage').then(chunk => chunk.content),
})
