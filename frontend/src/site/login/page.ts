import { PUBLIC_PAGES } from '@fullcourt/domain/pages/public-pages'
import { definePage } from '../page'

export const loginPage = definePage({
  paths: PUBLIC_PAGES.login.paths,
  view: 'LoginPage',
  load: () => import('./LoginPage').then(chunk => chunk.content),
})
