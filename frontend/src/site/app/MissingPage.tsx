import { Page } from '../parts/Page'
import { SiteLink } from '../SiteLink'
import { useSite } from '../site'

/** A page that is not there, or whose thing is not there. */
export const MissingPage = ({ text = 'It may have been moved or removed.' }: { text?: string }) => {
  const { name } = useSite()
  return (
    <Page title="Page not found">
      <p>{text}</p>
      <p>
        <SiteLink to="/">Home of {name}</SiteLink>
      </p>
    </Page>
  )
}
