import { definePage } from '../page'

export const homePage = definePage({
  paths: ['/', '/site'],
  view: 'HomePage',
  load: () => import('./HomePage').then(chunk => chunk.content),
})
