import { useQuery } from '@tanstack/react-query'
import { Answer } from '../parts/Answer'
import type { PageAt } from '../site'
import { pageContentOf } from '../templates/queries'
import { contentAbout } from './content-about'
import { ContentPage } from './ContentPage'
import { Lead, WaysOn, WidePicture } from './parts'

const about = contentAbout('about', ({ name }) => `Who ${name} is.`)

/** Who the league is. */
export const AboutPage = ({ site }: PageAt) => (
  <Answer of={useQuery(pageContentOf(site, 'about'))}>
    {({ text, picture, alternative }) => (
      <ContentPage title={`About ${site.name}`}>
        {picture && <WidePicture src={picture} alternative={alternative} />}
        {text !== undefined && <Lead text={text} />}
        <WaysOn pages={['leagueInfo', 'standings', 'schedule', 'contact']} />
      </ContentPage>
    )}
  </Answer>
)

export const content = { component: AboutPage, ...about }
