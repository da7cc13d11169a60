import type { SubstitutionOfSide } from '@fullcourt/domain/games/courtside'
import { clockText } from '@fullcourt/domain/games/clock-text'
import type { Side } from '@fullcourt/domain/games/events'
import type { Period } from '@fullcourt/domain/games/periods'
import { useState, type ReactNode } from 'react'
import { CloseIcon } from '../../../../../ui/icons'
import { useKeyDown } from '../../../../../ui/use-key-down'
import { vibrate } from '../haptics'
import type { ScorerRow } from '../scorer-rows'
import styles from './SubstitutionPad.module.css'
import { chosenAfter, choiceText, nobodyChosen } from './substituting'
import type { ShownMinutes } from './use-counts'

type Props = {
  minutes: ShownMinutes
  side: Side
  team: string
  rows: readonly ScorerRow[]
  periods: readonly Period[]
  onDone: () => void
}

type ChoiceProps = { row: ScorerRow; isChosen: boolean; isOut: boolean; onChoose: () => void }

/** Beside a number there is room for one word. */
const lastName = (name: string) => name.slice(name.lastIndexOf(' ') + 1)

const Choice = ({ row: { number, name }, isChosen, isOut, onChoose }: ChoiceProps) => (
  <button type="button" className={styles.player} aria-pressed={isChosen} aria-label={name} disabled={isOut} onClick={onChoose}>
    <span className={styles.number}>{number ?? '–'}</span>
    <span className={styles.name}>{isOut ? 'Fouled out' : lastName(name)}</span>
  </button>
)

const Choices = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.players} role="group" aria-label={label}>
    <p className={styles.label} aria-hidden>
      {label}
    </p>
    {children}
  </div>
)

const byNames = (rows: readonly ScorerRow[], players: readonly number[]) =>
  players.map(id => rows.find(({ player }) => player === id)?.name ?? 'a player').join(', ')

const inWords = ({ out, in: entering }: SubstitutionOfSide, rows: readonly ScorerRow[]) => {
  if (out.length === 0) return byNames(rows, entering)
  return entering.length === 0 ? `${byNames(rows, out)} off` : `${byNames(rows, entering)} for ${byNames(rows, out)}`
}

/** What was substituted before, each with the tap that takes it back: a slip is often noticed later. */
const Earlier = ({ minutes, side, rows, periods }: Omit<Props, 'onDone' | 'team'>) => (
  <details className={styles.earlier}>
    <summary>Earlier substitutions</summary>
    <ul>
      {minutes.latest(side).map(one => (
        <li key={one.at}>
          <span>
            {periods.find(({ id }) => id === one.period)?.name} {clockText(one.remaining)} · {inWords(one, rows)}
          </span>
          <button
            type="button"
            onClick={() => {
              minutes.takeBack(one)
              vibrate()
            }}
          >
            Take back
          </button>
        </li>
      ))}
    </ul>
  </details>
)

/** Who leaves the court and who enters it, by their numbers: several at once; at first the five who begin. */
export const SubstitutionPad = ({ minutes, side, team, rows, periods, onDone }: Props) => {
  const [chosen, setChosen] = useState(nobodyChosen)
  const lineup = minutes.lineup(side)
  const begins = lineup.length === 0
  const { text, isReady } = choiceText(lineup, chosen)
  useKeyDown(({ key }) => {
    if (key === 'Escape') onDone()
  })
  const isOn = ({ player }: ScorerRow) => lineup.includes(player)
  const choice = (row: ScorerRow) => (
    <Choice
      key={row.key}
      row={row}
      isChosen={chosen.out.includes(row.player) || chosen.in.includes(row.player)}
      isOut={!isOn(row) && minutes.isOut(row.player)}
      onChoose={() => {
        setChosen(chosenAfter(chosen, lineup, row.player))
        vibrate()
      }}
    />
  )
  const substitute = () => {
    minutes.substitute(side, chosen)
    vibrate()
    onDone()
  }
  return (
    <section className={styles.pad} aria-label={begins ? `Starting five of ${team}` : `Substitution of ${team}`}>
      <div className={styles.head}>
        <p className={styles.text} role="status">
          {text}
        </p>
        <button type="button" className={styles.close} aria-label="Close" onClick={onDone}>
          <CloseIcon />
        </button>
      </div>
      {!begins && <Choices label="On the court">{rows.filter(isOn).map(choice)}</Choices>}
      <Choices label={begins ? 'Roster' : 'Bench'}>{rows.filter(row => !isOn(row)).map(choice)}</Choices>
      <button type="button" className={styles.confirm} disabled={!isReady} onClick={substitute}>
        {begins ? `Start with ${chosen.in.length}` : 'Substitute'}
      </button>
      {!begins && <Earlier minutes={minutes} side={side} rows={rows} periods={periods} />}
    </section>
  )
}
