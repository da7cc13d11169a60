import { useQuery } from '@tanstack/react-query'
import { Video } from '../games/Video'
import { Answer } from '../parts/Answer'
import { Empty } from '../parts/Empty'
import { Section } from '../parts/Section'
import type { PageAt } from '../site'
import { pageContentOf } from '../templates/queries'
import { contentAbout } from './content-about'
import { ContentPage } from './ContentPage'
import { ContentCard, ContentCards, WaysOn } from './parts'

const about = contentAbout('leagueFootage', ({ name }) => `Videos of games of ${name}.`)

/** Videos of the league. */
export const LeagueFootagePage = ({ site }: PageAt) => (
  <Answer of={useQuery(pageContentOf(site, 'leagueFootage'))}>
    {({ intro, videos }) => (
      <ContentPage title="Footage" intro={intro}>
        <Section id="videos" title="Videos">
          {videos ? (
            <ContentCards>
              {videos.map(({ title, video }) => (
                <ContentCard key={video} title={title}>
                  <Video url={video} title={title} />
                </ContentCard>
              ))}
            </ContentCards>
          ) : (
            <Empty hint="A game that was filmed has its video on its own page, too.">The first videos will be here soon.</Empty>
          )}
        </Section>
        <WaysOn pages={['schedule', 'leaderboard']} />
      </ContentPage>
    )}
  </Answer>
)

export const content = { component: LeagueFootagePage, ...about }
