import { TeamBadge, type BadgedTeam } from '../../ui/team/TeamBadge'
import { NameWithPicture, type NameProps } from './NameWithPicture'

type Props = NameProps & { team: BadgedTeam; size?: number }

/** A team wherever it is named: its badge, then the name. */
export const TeamName = ({ team, size = 24, ...name }: Props) => (
  <NameWithPicture {...name} name={team.name} picture={<TeamBadge team={team} size={size} />} />
)
