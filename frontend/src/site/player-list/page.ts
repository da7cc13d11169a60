import { definePage } from '../page'

export const playerListPage = definePage({
  paths: ['/playerList', '/players'],
  view: 'PlayerListPage',
  load: () => import('./PlayerListPage').then(chunk => chunk.content),
})
