import { useQuery } from '@tanstack/react-query'
import { DivisionList } from '../brackets/DivisionList'
import { divisionsOf, hasBrackets } from '../brackets/queries'
import { pageAbout } from '../page'
import { Answer } from '../parts/Answer'
import { Empty } from '../parts/Empty'
import { Prose, type Text } from '../parts/Prose'
import { Section } from '../parts/Section'
import { noSeason, type PublicSeason } from '../seasons/queries'
import { askSeason, seasonFilter, useSeasonAt } from '../seasons/season-at'
import { SeasonMenu } from '../seasons/SeasonMenu'
import type { PageAt, PublicSite } from '../site'
import { pageContentOf } from '../templates/queries'
import { contentHead } from './content-page'
import { ContentPage } from './ContentPage'
import { WaysOn } from './parts'

const undrawn = 'The divisions will be here, each with its bracket, as soon as the tournament is drawn.'

const about = pageAbout({
  queries: async (at, ask) => {
    const [season] = await Promise.all([askSeason(at, ask), ask(pageContentOf(at.site, 'tournament'))])
    if (season && hasBrackets(at.site)) await ask(divisionsOf(at.site, season.id))
    return season
  },
  head: (season, at) => ({
    ...contentHead('tournament', ({ name }) => `The tournament of ${name}: who may play, and the bracket of each division.`, at),
    keep: seasonFilter(season),
  }),
})

const Divisions = ({ site, season }: { site: PublicSite; season: PublicSeason }) => (
  <Answer of={useQuery(divisionsOf(site, season.id))} empty={undrawn}>
    {divisions => <DivisionList divisions={divisions} season={season.id} />}
  </Answer>
)

/** Who may play, and the divisions of the season, each with the way to its bracket (docs/public-pages.md#brackets). */
export const TournamentPage = ({ site, search }: PageAt) => {
  const { seasons, season } = useSeasonAt({ site, search })
  return (
    <Answer of={useQuery(pageContentOf(site, 'tournament'))}>
      {({ eligibility }) => (
        <ContentPage title="Tournament">
          {eligibility !== undefined && <Eligibility text={eligibility} />}
          <Section id="divisions" title="Divisions">
            {hasBrackets(site) && <SeasonMenu shown={season} />}
            {!hasBrackets(site) ? (
              <Empty>{undrawn}</Empty>
            ) : season ? (
              <Divisions site={site} season={season} />
            ) : (
              <Answer of={seasons}>{() => <Empty>{noSeason}</Empty>}</Answer>
            )}
          </Section>
          <WaysOn pages={['standings', 'schedule', 'registration']} />
        </ContentPage>
      )}
    </Answer>
  )
}

const Eligibility = ({ text }: { text: Text }) => (
  <Section id="eligibility" title="Eligibility">
    <Prose text={text} />
  </Section>
)

export const content = { component: TournamentPage, ...about }
