import { abbreviationOf } from '@fullcourt/domain/branding/abbreviation'
import { TeamBadge, type BadgedTeam } from '../../ui/team/TeamBadge'
import { NameWithPicture, type NameProps } from './NameWithPicture'
import styles from './TeamName.module.css'

type Props = NameProps & {
  team: BadgedTeam
  size?: number
  /** On a phone by its abbreviation, which a badge without a logo is; screen readers get the whole name. */
  short?: boolean
}

const ShortName = ({ team }: Pick<Props, 'team'>) => (
  <>
    <span className={styles.whole}>{team.name}</span>
    {team.logo && (
      <span className={styles.letters} aria-hidden="true">
        {team.abbreviation ?? abbreviationOf(team.name)}
      </span>
    )}
  </>
)

/** A team wherever it is named: its badge, then the name. */
export const TeamName = ({ team, size = 24, short = false, ...name }: Props) => (
  <NameWithPicture
    {...name}
    name={short ? <ShortName team={team} /> : team.name}
    picture={
      short ? (
        <span className={team.logo ? undefined : styles.badge}>
          <TeamBadge team={team} size={size} />
        </span>
      ) : (
        <TeamBadge team={team} size={size} />
      )
    }
  />
)
