import { definePage } from '../page'

export const loginPage = definePage({
  paths: ['/login'],
  view: 'LoginPage',
  load: () => import('./LoginPage').then(chunk => chunk.LoginPage),
  queries: () => Promise.resolve(),
  head: (_, { site }) => ({ title: 'Sign in', description: `Sign in for the staff of ${site.name}.`, hidden: true }),
})
