import { Video } from '../games/Video'
import { Empty } from '../parts/Empty'
import { Section } from '../parts/Section'
import { contentPage, type ContentProps } from './content-page'
import { ContentPage } from './ContentPage'
import { ContentCard, ContentCards, WaysOn } from './parts'

/** Videos of the league. */
const LeagueFootagePage = ({ shown: { intro, videos } }: ContentProps<'leagueFootage'>) => (
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
)

export const content = contentPage('leagueFootage', ({ name }) => `Videos of games of ${name}.`, LeagueFootagePage)
