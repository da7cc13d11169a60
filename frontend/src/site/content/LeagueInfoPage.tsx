import { Section } from '../parts/Section'
import { contentPage, type ContentProps } from './content-page'
import { ContentPage } from './ContentPage'
import { ContentCard, ContentCards, Questions, WaysOn } from './parts'

/** What the league is like: its divisions, where and when it plays, and what people ask. */
const LeagueInfoPage = ({ shown: { intro, divisions, locations, questions } }: ContentProps<'leagueInfo'>) => (
  <ContentPage title="League info" intro={intro} action={{ label: 'Registration', to: '/registration' }}>
    {divisions && (
      <Section id="divisions" title="Divisions">
        <ContentCards>
          {divisions.map(({ name, level, text }) => (
            <ContentCard key={name} title={name} note={level} text={text} />
          ))}
        </ContentCards>
      </Section>
    )}
    {locations && (
      <Section id="locations" title="Locations and start dates">
        <ContentCards>
          {locations.map(({ name, address, days, starts }) => (
            <ContentCard key={`${name} ${days}`} title={name} note={[days, address].filter(Boolean).join(' · ')}>
              {starts && <p>Starts {starts}</p>}
            </ContentCard>
          ))}
        </ContentCards>
      </Section>
    )}
    {questions && (
      <Section id="questions" title="Questions">
        <Questions questions={questions} />
      </Section>
    )}
    <WaysOn pages={['registration', 'standings', 'schedule', 'contact']} />
  </ContentPage>
)

export const content = contentPage(
  'leagueInfo',
  ({ name }) => `Divisions, locations and questions about ${name}.`,
  LeagueInfoPage,
)
