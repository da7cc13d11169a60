import { Picture } from '../../ui/Picture'
import { shownColours } from '../../ui/team/team-colours'
import { TeamBadge } from '../../ui/team/TeamBadge'
import { SearchIcon } from '../../ui/icons'
import type { Hit } from './queries'
import styles from './Search.module.css'
import { Fragment } from 'react'

const HitPicture = ({ hit: { kind, name, image, team }, size }: { hit: Hit; size: number }) => {
  if (kind === 'player')
    return <Picture name={name} src={image} of="person" size={size} colors={team ? shownColours(team) : undefined} />
  if (kind === 'team') return <TeamBadge team={team ?? { id: null, name }} size={size} />
  return (
    <span className={styles.page} style={{ width: size, height: size }}>
      <SearchIcon size={18} />
    </span>
  )
}

/** Of a player the team, of a team the league; of who is not there any more the last season. */
const noteOf = ({ kind, team, leagueName, lastSeason }: Hit) => {
  if (kind === 'page') return 'Page'
  const where = kind === 'team' ? leagueName : team?.name
  return [where ?? 'No team assigned', lastSeason && `last in ${lastSeason}`].filter(Boolean).join(' · ')
}

/** What was found: its picture, its name with what of it was found, and where it belongs. */
export const HitRow = ({ hit, size = 36 }: { hit: Hit; size?: number }) => (
  <>
    <HitPicture hit={hit} size={size} />
    <span className={styles.words}>
      <span className={styles.name}>
        <Marked text={hit.name} marks={hit.marks} />
      </span>
      <span className={styles.note}>{noteOf(hit)}</span>
    </span>
  </>
)

type Props = { text: string; marks: readonly (readonly number[])[] }

/** A name with the parts of it that were found. */
const Marked = ({ text, marks }: Props) => (
  <>
    {marks.map(([from = 0, to = 0], i) => (
      <Fragment key={from}>
        {text.slice(marks[i - 1]?.[1] ?? 0, from)}
        <mark>{text.slice(from, to)}</mark>
      </Fragment>
    ))}
    {text.slice(marks.at(-1)?.[1] ?? 0)}
  </>
)
