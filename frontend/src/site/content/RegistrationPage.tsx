import { Section } from '../parts/Section'
import { contentPage, type ContentProps } from './content-page'
import { ContentPage } from './ContentPage'
import { ContentCard, ContentCards, Steps, WaysOn } from './parts'

/** How one joins, and what it costs. */
const RegistrationPage = ({ shown: { intro, link, fees, steps } }: ContentProps<'registration'>) => (
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
)

export const content = contentPage(
  'registration',
  ({ name }) => `How to register for ${name}: fees, and how to join.`,
  RegistrationPage,
)
