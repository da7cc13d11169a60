import { definePage } from '../page'

export const loginPage = definePage({
  paths: ['/login'],
  view: 'LoginPage',
  load: () => import('./LoginPage').then(chunk => chunk.content),
})
