import { useQuery } from '@tanstack/react-query'
import { Answer } from '../parts/Answer'
import { Section } from '../parts/Section'
import type { PageAt } from '../site'
import { pageContentOf } from '../templates/queries'
import { contentAbout } from './content-about'
import { ContentPage } from './ContentPage'
import { ContentCard, ContentCards, Steps, WaysOn } from './parts'

const about = contentAbout('registration', ({ name }) => `How to register for ${name}: fees, and how to join.`)

/** How one joins, and what it costs. */
export const RegistrationPage = ({ site }: PageAt) => (
  <Answer of={useQuery(pageContentOf(site, 'registration'))}>
    {({ intro, link, fees, steps }) => (
      <ContentPage
        title="Registration"
        intro={intro}
        action={link === undefined ? { label: 'Ask us about a place', to: '/contact' } : { label: 'Register', href: link }}
      >
        {fees && (
          <Section id="fees" title="Fees">
            <ContentCards>
              {fees.map(({ name, amount, note }) => (
                <ContentCard key={name} title={name} large={amount} note={note} />
              ))}
            </ContentCards>
          </Section>
        )}
        {steps && (
          <Section id="steps" title="How to join">
            <Steps steps={steps} />
          </Section>
        )}
        <WaysOn pages={['leagueInfo', 'schedule', 'contact']} />
      </ContentPage>
    )}
  </Answer>
)

export const content = { component: RegistrationPage, ...about }
