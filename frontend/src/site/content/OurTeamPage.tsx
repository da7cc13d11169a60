import { Section } from '../parts/Section'
import { SiteLink } from '../SiteLink'
import { contentPage, type ContentProps } from './content-page'
import { ContentPage } from './ContentPage'
import { ContentCard, ContentCards, WaysOn } from './parts'

/** Ways to join those who run the league. */
const OurTeamPage = ({ shown: { intro, cards } }: ContentProps<'ourTeam'>) => (
  <ContentPage title="Join our team" intro={intro}>
    {cards && (
      <Section id="ways" title="Ways to join">
        <ContentCards>
          {cards.map(({ title, text, picture, alternative, link }) => (
            <ContentCard key={title} title={title} text={text} picture={picture} alternative={alternative}>
              {link === undefined ? (
                <SiteLink to="/contact">Write to us</SiteLink>
              ) : (
                <a href={link} rel="noopener">
                  Apply
                </a>
              )}
            </ContentCard>
          ))}
        </ContentCards>
      </Section>
    )}
    <WaysOn pages={['registration', 'leagueInfo', 'contact']} />
  </ContentPage>
)

export const content = contentPage('ourTeam', ({ name }) => `Work and play with ${name}: the ways to join.`, OurTeamPage)
