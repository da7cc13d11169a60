import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { partsInWords } from '@fullcourt/domain/schedules/difference/words'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { TeamChangeAnswer, TeamDifferenceAnswer } from '../../../../api/schema'
import { quantity } from '../../../../ui/format/figures'
import { ChangeLine } from '../../../../ui/schedule/ChangeLine'
import { changeTexts } from '../../../../ui/schedule/scheduled-text'
import { changeCounts } from './change-counts'
import styles from './TeamChanges.module.css'

type Props = {
  of: TeamDifferenceAnswer
  /** Tells which years go without saying. */
  today: string
  /** Whether names lead to their pages: a dialog that asks something leads nowhere. */
  isLinked?: boolean
  /** How many are shown until all are asked for; one more is no reason for a button. New games beside them are one line that opens. */
  first?: number
}

const Change = ({ change, today, isLinked }: { change: TeamChangeAnswer; today: string; isLinked: boolean }) => {
  const { opponent, was, is } = changeTexts(change, today)
  const { gameId, parts } = change
  const game = gameId === null || !isLinked ? opponent : <Link to={adminAddress('game', { game: gameId })}>{opponent}</Link>
  return <ChangeLine what={partsInWords(parts)} game={game} was={was} is={is} />
}

/** A game that is planned alone has no id: where it was and is tells it from others. */
const keyOf = ({ gameId, was, is }: TeamChangeAnswer) =>
  [gameId, ...[was, is].flatMap(at => [at?.date, at?.time, at?.opponent.id])].join(' ')

/** So many changes are shown of a team. */
export const FIRST_CHANGES = 4

export const isNewGame = ({ parts }: TeamChangeAnswer) => parts.includes('added')

type Divided = {
  readonly others: readonly TeamChangeAnswer[]
  /** Those of the others that are shown before all are asked for. */
  readonly listed: readonly TeamChangeAnswer[]
  /** One line that opens. */
  readonly folded: readonly TeamChangeAnswer[]
}

const dividedBy = (changes: readonly TeamChangeAnswer[], first: number): Divided => {
  if (changes.length <= first + 1) return { others: changes, listed: changes, folded: [] }
  const others = changes.filter(change => !isNewGame(change))
  const listed = others.length <= first + 1 ? others : others.slice(0, first)
  return { others, listed, folded: changes.filter(isNewGame) }
}

/** What changed for a team: after a generation that is every game, which are one line then. */
export const TeamChanges = ({ of: { team, changes }, today, isLinked = true, first = FIRST_CHANGES }: Props) => {
  const [wantsWhole, setWhole] = useState(false)
  const { others, listed, folded } = dividedBy(changes, wantsWhole ? Infinity : first)
  const lines = (some: readonly TeamChangeAnswer[]) => (
    <ul>
      {some.map(change => (
        <Change key={keyOf(change)} change={change} today={today} isLinked={isLinked} />
      ))}
    </ul>
  )
  return (
    <section className={styles.team} aria-labelledby={`team-${team.id}`}>
      <h2 id={`team-${team.id}`} className={styles.name}>
        {isLinked ? <Link to={adminAddress('team', { team: team.id })}>{team.name}</Link> : team.name}{' '}
        <span className={styles.count}>{changeCounts(others)}</span>
      </h2>
      {listed.length > 0 && lines(listed)}
      {folded.length > 0 && (
        <details className={styles.folded}>
          <summary>
            {quantity(folded.length, 'new game')}
            <span className="visuallyHidden"> of {team.name}</span>
          </summary>
          {lines(folded)}
        </details>
      )}
      {listed.length < others.length && (
        <Button variant="default" size="compact-md" className={styles.more} onClick={() => setWhole(true)}>
          Show all {changes.length}
          <span className="visuallyHidden"> changes of {team.name}</span>
        </Button>
      )}
    </section>
  )
}
