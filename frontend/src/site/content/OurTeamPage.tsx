import { useQuery } from '@tanstack/react-query'
import { Answer } from '../parts/Answer'
import { Section } from '../parts/Section'
import { SiteLink } from '../SiteLink'
import type { PageAt } from '../site'
import { pageContentOf } from '../templates/queries'
import { contentAbout } from './content-about'
import { ContentPage } from './ContentPage'
import { ContentCard, ContentCards, WaysOn } from './parts'

const about = contentAbout('ourTeam', ({ name }) => `Work and play with ${name}: the ways to join.`)

/** Ways to join those who run the league. */
export const OurTeamPage = ({ site }: PageAt) => (
  <Answer of={useQuery(pageContentOf(site, 'ourTeam'))}>
    {({ intro, cards }) => (
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
    )}
  </Answer>
)

export const content = { component: OurTeamPage, ...about }
