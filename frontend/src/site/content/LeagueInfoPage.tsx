import { useQuery } from '@tanstack/react-query'
import { Answer } from '../parts/Answer'
import { Section } from '../parts/Section'
import type { PageAt } from '../site'
import { pageContentOf } from '../templates/queries'
import { contentAbout } from './content-about'
import { ContentPage } from './ContentPage'
import { ContentCard, ContentCards, Questions, WaysOn } from './parts'

const about = contentAbout('leagueInfo', ({ name }) => `Divisions, locations and questions about ${name}.`)

/** What the league is like: its divisions, where and when it plays, and what people ask. */
export const LeagueInfoPage = ({ site }: PageAt) => (
  <Answer of={useQuery(pageContentOf(site, 'leagueInfo'))}>
    {({ intro, divisions, locations, questions }) => (
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
    )}
  </Answer>
)

export const content = { component: LeagueInfoPage, ...about }
