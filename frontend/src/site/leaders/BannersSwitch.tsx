import { withFilters } from '../filters'
import { Tabs } from '../parts/Tabs'

/** Whether the banners are asked for per game; they are totals otherwise, as the specification has them. */
export const isPerGame = (search: URLSearchParams) => search.get('banners') === 'game'

/** The banners in total, or per game: two addresses of one page. */
export const BannersSwitch = ({ search }: { search: URLSearchParams }) => (
  <Tabs
    label="How the banners are shown"
    chosen={isPerGame(search) ? 1 : 0}
    tabs={[
      { label: 'Totals', to: withFilters('/leaderboard', search, { banners: undefined }) },
      { label: 'Per game', to: withFilters('/leaderboard', search, { banners: 'game' }) },
    ]}
  />
)
