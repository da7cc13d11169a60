import { useLocation } from 'react-router-dom'
import { withFilters } from '../filters'
import { Tabs } from './Tabs'

/** Whether figures are sums; otherwise they are means per game. */
export const isTotal = (search: URLSearchParams) => search.get('by') === 'total'

/** Figures per game, or in total: two addresses of one page. */
export const PerGameSwitch = ({ search }: { search: URLSearchParams }) => {
  const { pathname } = useLocation()
  return (
    <Tabs
      label="How figures are shown"
      chosen={isTotal(search) ? 1 : 0}
      tabs={[
        { label: 'Per game', to: withFilters(pathname, search, { by: undefined }) },
        { label: 'Totals', to: withFilters(pathname, search, { by: 'total' }) },
      ]}
    />
  )
}
