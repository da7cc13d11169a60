import { quantity } from '../../ui/format/figures'
import { SiteLink } from '../SiteLink'

/** Says below the divisions of the bracket that not all teams are in them, and where they are. */
export const OutsideBracket = ({ teams }: { teams: number }) =>
  teams > 0 && (
    <p>
      {`Not in the bracket: ${quantity(teams, 'team')}. `}
      <SiteLink to="/teamList?division=leagues">All teams are in the league tables.</SiteLink>
    </p>
  )
