import { useQuery } from '@tanstack/react-query'
import { Tabs } from '../parts/Tabs'
import type { PublicSite } from '../site'
import { bracketAddress } from './place'
import { divisionsOf, hasBrackets } from './queries'
import { quantity } from '../../ui/format/figures'
import { SiteLink } from '../SiteLink'

/** From the tables of a season to the brackets of its divisions; nothing where it has none. */
export const BracketLinks = ({ site, season }: { site: PublicSite; season: number }) => {
  const { data: divisions = [] } = useQuery({ ...divisionsOf(site, season), enabled: hasBrackets(site) })
  if (divisions.length === 0) return null
  return (
    <Tabs
      label="Brackets"
      tabs={divisions.map(({ id, name }) => ({ label: `${name} bracket`, to: bracketAddress(id, season) }))}
    />
  )
}

/** Says below the divisions of the bracket that not all teams are in them, and where they are. */
export const OutsideBracket = ({ teams }: { teams: number }) =>
  teams > 0 && (
    <p>
      {`Not in the bracket: ${quantity(teams, 'team')}. `}
      <SiteLink to="/teamList?division=leagues">All teams are in the league tables.</SiteLink>
    </p>
  )
