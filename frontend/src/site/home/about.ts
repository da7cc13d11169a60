import { longDate } from '../../ui/format/dates'
import { topThreesOf } from '../leaders/queries'
import { activeSeason, seasonsOf } from '../seasons/queries'
import { tablesOf } from '../standings/tables'
import { nowOf } from './queries'
import { pageAbout } from '../page'

export const about = pageAbout({
  queries: async ({ site }, ask) => {
    const season = activeSeason(await ask(seasonsOf(site)))
    if (!season) return { season, next: null }
    const [now] = await Promise.all([ask(nowOf(site)), ask(topThreesOf(site)), ask(tablesOf(site, season.id))])
    return { season, next: now.progress.next }
  },
  head: ({ season, next }, { site }) => ({
    title: '',
    description: [
      `${site.name}: standings, schedule, players and results${season ? ` of ${season.name}` : ''}.`,
      next && `Next games on ${longDate(next)}.`,
    ]
      .filter(Boolean)
      .join(' '),
    ...(site.organization && { editedAt: `/organizations/${site.organization.id}` }),
  }),
})
