import { isColour, type Colour } from '@fullcourt/domain/branding/colour'
import type { ReactNode } from 'react'
import { TeamBadge, type BadgedTeam } from '../../../ui/team/TeamBadge'
import { TeamStripe } from '../../../ui/team/TeamStripe'
import styles from './BrandingFields.module.css'
import { contrast } from '@fullcourt/domain/branding/contrast'
import { standsOut, textOn } from '@fullcourt/domain/branding/readable'

const PAGES = [
  ['light', 'the light theme'],
  ['dark', 'the dark theme'],
] as const

/** How a main colour is going to look, in words: the text on it, and where it gets an edge because it is too near to the page. */
const readability = (colour: Colour): string => {
  const text = textOn(colour)
  const edged = PAGES.filter(([scheme]) => !standsOut(colour, scheme)).map(([, words]) => words)
  const onIt = `Text on it is ${text === '#ffffff' ? 'white' : 'black'} (contrast ${contrast(colour, text).toFixed(1)}).`
  return edged.length === 0
    ? onIt
    : `${onIt} In ${edged.join(' and ')} it gets an edge, because it is close to the colour of the page.`
}

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
