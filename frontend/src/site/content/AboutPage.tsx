import { contentPage, type ContentProps } from './content-page'
import { ContentPage } from './ContentPage'
import { Lead, WaysOn, WidePicture } from './parts'

/** Who the league is. */
const AboutPage = ({ site, shown: { text, picture, alternative } }: ContentProps<'about'>) => (
  <ContentPage title={`About ${site.name}`}>
    {picture && <WidePicture src={picture} alternative={alternative} />}
    {text !== undefined && <Lead text={text} />}
    <WaysOn pages={['leagueInfo', 'standings', 'schedule', 'contact']} />
  </ContentPage>
)

export const content = contentPage('about', ({ name }) => `Who ${name} is.`, AboutPage)
