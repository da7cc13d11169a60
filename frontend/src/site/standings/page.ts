import { definePage } from '../page'

export const standingsPage = definePage({
  paths: ['/teamList', '/JTeamList'],
  view: 'StandingsPage',
  load: () => import('./StandingsPage').then(chunk => chunk.content),
})
