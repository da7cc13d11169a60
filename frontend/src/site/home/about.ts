import { longDate } from '../../ui/format/dates'
import { topThreesOf } from '../leaders/queries'
import { askSeason, seasonAsked, seasonKept } from '../seasons/season-at'
import { tablesOf } from '../standings/tables'
import { nowOf } from './queries'
import { pageAbout } from '../page'

export const about = pageAbout({
  queries: async (at, ask) => {
    const { site } = at
    const season = await askSeason(at, ask)
    const seasonId = seasonAsked(season)
    if (!season) return { season, next: null }
    const [now] = await Promise.all([
      ask(nowOf(site, seasonId)),
      ask(topThreesOf(site, seasonId)),
      ask(tablesOf(site, season.id)),
    ])
    return { season, next: now.progress.next }
  },
  head: ({ season, next }, { site }) => ({
    title: season && !season.active ? season.name : '',
    keep: seasonKept(season),
    description: [
      `${site.name}: standings, schedule, players and results${season ? ` of ${season.name}` : ''}.`,
      next && `Next games on ${longDate(next)}.`,
    ]
      .filter(Boolean)
      .join(' '),
    ...(site.organization && { editedAt: `/organizations/${site.organization.id}` }),
  }),
})
