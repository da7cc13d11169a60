import { PUBLIC_PAGES } from '@fullcourt/domain/pages/public-pages'
import { definePage } from '../page'

export const youthLeaguePage = definePage({
  paths: PUBLIC_PAGES.youthLeague.paths,
  view: 'YouthLeaguePage',
  load: () => import('./YouthLeaguePage').then(chunk => chunk.content),
  missing: 'There is no youth league here.',
})
