import { Prose } from '../parts/Prose'
import { Section } from '../parts/Section'
import { contentPage, type ContentProps } from './content-page'
import { ContentPage } from './ContentPage'
import { Facts, WaysOn, WidePicture } from './parts'

/** What the league does for the young. */
const YouthPage = ({ shown: { welcome, picture, alternative, facts, text, link } }: ContentProps<'youth'>) => (
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
)

export const content = contentPage('youth', ({ name }) => `Basketball for children and young people at ${name}.`, YouthPage)
