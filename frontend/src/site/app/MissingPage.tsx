import { Page } from '../parts/Page'
import { SiteLink } from '../SiteLink'
import { useSite } from '../site'
import { seasonNamed } from '../filters'
import { useLocation } from 'react-router-dom'

/** A page that is not there, or whose thing is not there. */
export const MissingPage = ({ text = 'It may have been moved or removed.' }: { text?: string }) => {
  const { name } = useSite()
  const { pathname, search } = useLocation()
  const namesSeason = seasonNamed(new URLSearchParams(search)) !== undefined
  return (
    <Page title="Page not found">
      <p>{text}</p>
      {namesSeason && (
        <p>
          <SiteLink to={pathname} leavesSeason>
            The same page without the season
          </SiteLink>
        </p>
      )}
      <p>
        <SiteLink to="/">Home of {name}</SiteLink>
      </p>
    </Page>
  )
}
