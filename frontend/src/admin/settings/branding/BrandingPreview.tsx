import { isColour } from '@fullcourt/domain/branding/colour'
import type { ReactNode } from 'react'
import { TeamBadge, type BadgedTeam } from '../../../ui/team/TeamBadge'
import { TeamStripe } from '../../../ui/team/TeamStripe'
import styles from './BrandingFields.module.css'
import { readability } from './readability'

const THEMES = ['light', 'dark'] as const

type Props = {
  team: BadgedTeam
  /** What is said while no colour is chosen. */
  withoutColour: string
  action: ReactNode
}

/** How a team or an organization is going to look in both themes, and what of its colour is readable. */
export const BrandingPreview = ({ team, withoutColour, action }: Props) => {
  const main = team.colors?.find(isColour)
  return (
    <div>
      <div className={styles.preview} aria-hidden="true">
        {THEMES.map(theme => (
          <span key={theme} className={styles.tile} data-theme={theme}>
            <TeamStripe team={team} />
            <TeamBadge team={team} size={28} />
            <span className={styles.name}>{team.name}</span>
          </span>
        ))}
      </div>
      <div className={styles.about}>
        <p className={styles.note}>{main ? readability(main) : withoutColour}</p>
        {action}
      </div>
    </div>
  )
}
