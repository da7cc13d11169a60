import { PUBLIC_PAGES } from '@fullcourt/domain/pages/public-pages'
import { definePage } from '../page'

export const listingsPage = definePage({
  paths: PUBLIC_PAGES.listings.paths,
  view: 'ListingsPage',
  load: () => import('./ListingsPage').then(chunk => chunk.content),
})

export const browsePage = definePage({
  paths: PUBLIC_PAGES.browse.paths,
  view: 'BrowsePage',
  load: () => import('./BrowsePage').then(chunk => chunk.content),
})
