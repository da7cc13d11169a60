import { PUBLIC_PAGES } from '@fullcourt/domain/pages/public-pages'
import { definePage } from '../page'

export const schedulePage = definePage({
  paths: PUBLIC_PAGES.schedule.paths,
  view: 'SchedulePage',
  load: () => import('./SchedulePage').then(chunk => chunk.content),
})
