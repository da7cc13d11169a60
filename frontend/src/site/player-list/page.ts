import { PUBLIC_PAGES } from '@fullcourt/domain/pages/public-pages'
import { definePage } from '../page'

export const playerListPage = definePage({
  paths: PUBLIC_PAGES.playerList.paths,
  view: 'PlayerListPage',
  load: () => import('./PlayerListPage').then(chunk => chunk.content),
})
