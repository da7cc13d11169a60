import { useQuery } from '@tanstack/react-query'
import { Answer } from '../parts/Answer'
import { Prose } from '../parts/Prose'
import { Section } from '../parts/Section'
import type { PageAt } from '../site'
import { pageContentOf } from '../templates/queries'
import { contentAbout } from './content-about'
import { ContentPage } from './ContentPage'
import { Facts, WaysOn, WidePicture } from './parts'

const about = contentAbout('youth', ({ name }) => `Basketball for children and young people at ${name}.`)

/** What the league does for the young. */
export const YouthPage = ({ site }: PageAt) => (
  <Answer of={useQuery(pageContentOf(site, 'youth'))}>
    {({ welcome, picture, alternative, facts, text, link }) => (
      <ContentPage
        title="Youth"
        intro={welcome}
        action={link === undefined ? { label: 'Ask us about a place', to: '/contact' } : { label: 'Register', href: link }}
      >
        {picture && <WidePicture src={picture} alternative={alternative} />}
        {facts && (
          <Section id="facts" title="At a glance">
            <Facts facts={facts} />
          </Section>
        )}
        {text !== undefined && (
          <Section id="about" title="How we play">
            <Prose text={text} />
          </Section>
        )}
        <WaysOn pages={['schedule', 'standings', 'contact']} />
      </ContentPage>
    )}
  </Answer>
)

export const content = { component: YouthPage, ...about }
