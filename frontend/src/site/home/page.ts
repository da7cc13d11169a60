import { definePage } from '../page'
import { activeSeason, seasonsOf } from '../seasons/queries'

export const homePage = definePage({
  paths: ['/', '/site'],
  view: 'HomePage',
  load: () => import('./HomePage').then(chunk => chunk.HomePage),
  queries: async ({ site }, ask) => activeSeason(await ask(seasonsOf(site))),
  head: (season, { site }) => ({
    title: '',
    description: `${site.name}: standings, schedule, players and results${season ? ` of ${season.name}` : ''}.`,
  }),
})
