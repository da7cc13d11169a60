import { clockText } from '@fullcourt/domain/games/clock-text'
import { useEffect, useRef, useState } from 'react'
import styles from './counts.module.css'
import { typedClock } from './typed-clock'
import type { ShownCounts } from './use-counts'

type Props = { counts: ShownCounts; onDone: () => void }

/** The clock set to what the referee says; it goes on running, or stands, as before. */
export const SetClock = ({ counts: { clock, setClock }, onDone }: Props) => {
  const [text, setText] = useState(() => clockText(clock().remaining))
  const typed = typedClock(text)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <form
      className={styles.set}
      onSubmit={event => {
        event.preventDefault()
        if (typed === null) return
        setClock(typed, clock().runs, true)
        onDone()
      }}
    >
      <input
        ref={input}
        className={styles.time}
        aria-label="Time left, such as 7:04"
        aria-invalid={typed === null}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <button type="submit" className={styles.action} disabled={typed === null}>
        Set
      </button>
      <button type="button" className={styles.action} onClick={onDone}>
        Cancel
      </button>
    </form>
  )
}
