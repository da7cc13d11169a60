import { useLocation } from 'react-router-dom'
import { dateText } from '../../ui/format/dates'
import { withFilters } from '../filters'
import { SiteLink } from '../SiteLink'

/** Says that a page shows an earlier day, and leads back to the latest. */
export const Through = ({ day }: { day: string }) => {
  const { pathname, search } = useLocation()
  const latest = withFilters(pathname, new URLSearchParams(search), { through: undefined })
  return (
    <p>
      Through {dateText(day)}, with what is known now. <SiteLink to={latest}>Back to the latest</SiteLink>
    </p>
  )
}
