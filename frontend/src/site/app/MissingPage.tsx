import { publicPageAt } from '@fullcourt/domain/pages/public-pages'
import { Page } from '../parts/Page'
import { SiteLink } from '../SiteLink'
import { useSite } from '../site'
import { seasonIdIn } from '../filters'
import { useLocation } from 'react-router-dom'

const noLeagueHere = 'No league has its site at this address. Check the spelling, or ask the league for its address.'

/** A page that is not there, or whose thing is not there. A page of a league that names none has no home to lead to. */
export const MissingPage = ({ text = 'It may have been moved or removed.' }: { text?: string }) => {
  const { name, tenant, isNobodysHost } = useSite()
  const { pathname, search } = useLocation()
  if (isNobodysHost || (!tenant && publicPageAt('organization', pathname) !== undefined))
    return (
      <Page title="Page not found">
        <p>{noLeagueHere}</p>
      </Page>
    )
  const namesSeason = seasonIdIn(new URLSearchParams(search)) !== undefined
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
