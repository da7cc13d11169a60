import { dateText } from '../../ui/format/dates'
import { topThreesOf } from '../leaders/queries'
import { pageAbout } from '../page'
import { championsQuery } from '../champions/queries'
import { seasonsOf, type PublicSeason } from '../seasons/queries'
import { askSeason, seasonToAsk, seasonFilter } from '../seasons/season-at'
import type { PublicSite } from '../site'
import type { Ask } from '../site-query'
import { tablesOf } from '../standings/tables'
import { pageContentOf } from '../templates/queries'
import { headlineGame } from './headline-game'
import { phaseOf, seasonBefore } from './phase'
import { correctedGamesOf, nowOf, storyGameOf } from './queries'

const askChampions = async (site: PublicSite, season: PublicSeason | undefined, ask: Ask) =>
  season && ask(championsQuery(site, season.id))

/** All that the home page shows of a season, and who won the one before it. */
const askAll = async (site: PublicSite, season: PublicSeason, before: PublicSeason | undefined, ask: Ask) => {
  const seasonId = seasonToAsk(season)
  const ofNow = ask(nowOf(site, seasonId)).then(async now => {
    const headline = headlineGame(now.results)
    await Promise.all([
      headline && ask(storyGameOf(site, headline.id)),
      askChampions(site, phaseOf(now.progress, season.active) === 'over' ? season : before, ask),
    ])
    return now
  })
  const [now] = await Promise.all([
    ofNow,
    ask(topThreesOf(site, seasonId)),
    ask(tablesOf(site, season.id)),
    ask(correctedGamesOf(site, seasonId)),
  ])
  return now
}

export const about = pageAbout({
  queries: async (at, ask) => {
    const { site } = at
    const [season] = await Promise.all([askSeason(at, ask), ask(pageContentOf(site, 'home'))])
    const before = seasonBefore(await ask(seasonsOf(site)))
    const shown = season ?? before
    const now = shown && (await askAll(site, shown, before, ask))
    return { season, past: seasonToAsk(shown), next: now?.progress.next ?? null }
  },
  head: ({ season, past, next }, { site }) => ({
    season: past,
    title: season && !season.active ? season.name : '',
    keep: seasonFilter(season),
    subject: { organization: true },
    follow: { of: { seasonId: seasonToAsk(season) }, name: site.name },
    description: [
      `${site.name}: standings, schedule, players and results${season ? ` of ${season.name}` : ''}.`,
      next && `Next games on ${dateText(next)}.`,
    ]
      .filter(Boolean)
      .join(' '),
    ...(site.organization && { editedAt: `/organizations/${site.organization.id}?website=home` }),
  }),
})
