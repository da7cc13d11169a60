import type { ReactNode } from 'react'
import { whole } from '../../ui/format/figures'
import { Picture } from '../../ui/Picture'
import type { TeamColours } from '../../ui/team/team-colours'
import { TeamBadge } from '../../ui/team/TeamBadge'
import { SiteLink } from '../SiteLink'
import styles from './RankedList.module.css'

export type RankedRow = {
  /** Of the team, or of the player. */
  readonly id: number
  /** Equal values share a rank. */
  readonly rank: number
  readonly name: string
  readonly to?: string
  readonly picture?: string | null
  /** Those that a team chose, or that a player's team is shown in. */
  readonly colors?: TeamColours
  readonly abbreviation?: string | null
  /** The team of a player, the record of a team. */
  readonly note?: ReactNode
  readonly value: number
}

type Props = {
  rows: readonly RankedRow[]
  of: 'team' | 'person'
  /** The figure, where several lists are under one heading. */
  title?: string
  /** How many it names once there are as many: room is kept for them, so that a new one moves nothing below. */
  places: number
  /** How a value is written that is no count, in the forms of the reader. */
  figure?: (value: number) => string
  /** The value of a whole bar; the best of these rows where they are all. */
  best?: number
}

/** A row of two lines in its style. */
export const rowPixels = 62

/** Who leads in one figure: rank, picture, name, and a bar as long as the value is beside the best one. */
export const RankedList = ({
  rows,
  of,
  title,
  places,
  figure = whole,
  best = Math.max(...rows.map(row => row.value), 0),
}: Props) => (
  <div className={styles.card}>
    {title && <h3 className={styles.title}>{title}</h3>}
    <ol style={{ minHeight: places * rowPixels }}>
      {rows.map(({ id, rank, name, to, picture, colors, abbreviation, note, value }, place) => (
        // A place is one line of the page: who moves up while it is open changes the lines and moves none.
        <li key={place} className={styles.row}>
          <span className={styles.bar} aria-hidden="true" style={{ width: best > 0 ? `${(value / best) * 100}%` : 0 }} />
          <span className={styles.rank}>{rank}</span>
          {of === 'team' ? (
            <TeamBadge team={{ id, name, logo: picture, colors, abbreviation }} size={36} />
          ) : (
            <Picture name={name} src={picture} of={of} size={36} colors={colors} />
          )}
          <span className={styles.who}>
            {to ? <SiteLink to={to}>{name}</SiteLink> : name}
            {note && <span className={styles.note}>{note}</span>}
          </span>
          <span className={styles.figure}>{figure(value)}</span>
        </li>
      ))}
    </ol>
  </div>
)
