import { memo, type CSSProperties } from 'react'
import { monthAndDay, timeText } from '../format/dates'
import type { BracketLink } from './BracketLink'
import { bracketSides, type BracketSide, type ShownMatchup } from './shown-bracket'
import { TeamRow } from './TeamRow'
import styles from './Matchup.module.css'

/**
 * Something that may be done with a matchup; the first of several is what a press on its box does. `name` begins with the label
 * and says of which matchup it is.
 */
export type MatchupAction = { readonly label: string; readonly name: string; readonly act: () => void }

export type MatchupProps = {
  matchup: ShownMatchup
  /** What screen readers say of it. */
  sentence: string
  /** Who is on each side, in words. */
  nameA: string
  nameB: string
  /** In rows: the middle of the box, and how far below it the next box is. */
  middle: number
  toNext: number | null
  isFed: boolean
  /** Its name in the line above the box; empty where the heading of the round says it. */
  title: string
  /** The next matchup, on phones, where no lines lead to it. */
  next: string | null
  litSide: BracketSide | null
  link: BracketLink
  actions?: ((matchup: ShownMatchup) => readonly MatchupAction[]) | undefined
  onPick?: ((matchup: ShownMatchup, side: BracketSide) => void) | undefined
}

const whenOf = ({ game }: ShownMatchup) =>
  [game?.date && monthAndDay(game.date), game?.time && timeText(game.time)].filter(Boolean).join(', ')

const variables = ({ middle, toNext }: MatchupProps) =>
  ({ '--middle': middle, '--to-next': Math.abs(toNext ?? 0) }) as CSSProperties

const classOf = ({ matchup, isFed, toNext, litSide }: MatchupProps) => {
  const lines = [toNext !== null && (toNext > 0 ? styles.down : styles.up), isFed && styles.fed]
  const lit = [litSide && litSide === matchup.winner && styles.litOut, litSide && styles.litIn]
  return [styles.matchup, matchup.isBye && styles.isBye, ...lines, ...lit].filter(Boolean).join(' ')
}

/** One matchup: its name, day and time above the box, the two sides in it, the place and what can be done below. */
export const Matchup = memo((props: MatchupProps) => {
  const { matchup, sentence, nameA, nameB, title, next, litSide, link: Link, actions, onPick } = props
  const { game, matchId } = matchup
  const offered = actions?.(matchup) ?? []
  const mayPick = onPick && matchup.teamA.kind === 'team' && matchup.teamB.kind === 'team'
  return (
    <li className={classOf(props)} style={variables(props)} data-matchup={matchId} tabIndex={-1}>
      <p className={styles.above} aria-hidden="true">
        <span>{[title, whenOf(matchup)].filter(Boolean).join(' · ')}</span>
        {game?.live && <span className={styles.live}>Live</span>}
      </p>
      <div className={styles.box}>
        {game?.to && !actions ? (
          <Link className={styles.cover} to={game.to} aria-label={sentence} />
        ) : (
          <p className="visuallyHidden">{sentence}</p>
        )}
        {bracketSides.map(side => (
          <TeamRow
            key={side}
            matchup={matchup}
            side={side}
            name={side === 'teamA' ? nameA : nameB}
            link={Link}
            isLit={litSide === side}
            onPick={mayPick ? () => onPick(matchup, side) : undefined}
          />
        ))}
      </div>
      <div className={styles.below}>
        <span className={styles.place} title={game?.location ?? undefined} aria-hidden="true">
          {game?.location}
        </span>
        {next && (
          <span className={styles.next} aria-hidden="true">
            Winner to {next}
          </span>
        )}
        {offered.length > 0 && (
          <span className={styles.actions}>
            {offered.map(({ label, name, act }, i) => (
              <button
                key={label}
                type="button"
                className={i === 0 ? styles.first : styles.action}
                aria-label={name}
                onClick={act}
              >
                {label}
              </button>
            ))}
          </span>
        )}
      </div>
    </li>
  )
})
Matchup.displayName = 'Matchup'
