import { PUBLIC_PAGES } from '@fullcourt/domain/pages/public-pages'
import { definePage } from '../page'

export const championsPage = definePage({
  paths: PUBLIC_PAGES.champions.paths,
  view: 'ChampionsPage',
  load: () => import('./ChampionsPage').then(chunk => chunk.content),
})
