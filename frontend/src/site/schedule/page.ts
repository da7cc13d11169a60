import { definePage } from '../page'

export const schedulePage = definePage({
  paths: ['/schedule'],
  view: 'SchedulePage',
  load: () => import('./SchedulePage').then(chunk => chunk.content),
})
