import { Empty } from '../parts/Empty'
import { Section } from '../parts/Section'
import { socialsOf } from '@fullcourt/domain/organizations/socials'
import type { PublicSite } from '../site'
import type { ShownContent } from '../templates/queries'
import { contentPage, type ContentProps } from './content-page'
import { ContentPage } from './ContentPage'
import { Facts, WaysOn } from './parts'

/** In two lines it breaks after its `@`. */
const Email = ({ address }: { address: string }) => {
  const [name, ...host] = address.split('@')
  return (
    <a href={`mailto:${address}`}>
      {name}@<wbr />
      {host.join('@')}
    </a>
  )
}

const waysToReach = ({ email, phone, address, hours }: ShownContent<'contact'>, { organization }: PublicSite) => [
  ...(email === undefined ? [] : [{ name: 'E-mail', value: <Email address={email} /> }]),
  ...(phone === undefined ? [] : [{ name: 'Phone', value: <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> }]),
  ...(address === undefined ? [] : [{ name: 'Address', value: address }]),
  ...(hours === undefined ? [] : [{ name: 'When', value: hours }]),
  ...socialsOf(organization).map(({ label, href }) => ({
    name: label,
    value: (
      <a href={href} rel="noopener">
        {href.replace(/^https?:\/\/(www\.)?/, '')}
      </a>
    ),
  })),
]

/** How to reach the people of the league. */
const ContactPage = ({ site, shown }: ContentProps<'contact'>) => {
  const ways = waysToReach(shown, site)
  return (
    <ContentPage title="Contact" intro={shown.intro}>
      <Section id="reach" title="Reach us">
        {ways.length > 0 ? (
          <Facts facts={ways} />
        ) : (
          <Empty hint="At a game, ask the scorekeeper.">We have no address to show yet.</Empty>
        )}
      </Section>
      <WaysOn pages={['schedule', 'leagueInfo', 'registration']} />
    </ContentPage>
  )
}

export const content = contentPage('contact', ({ name }) => `How to reach ${name}.`, ContactPage)
