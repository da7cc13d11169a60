import { NO_POINTS, typedPoints } from '@fullcourt/domain/games/typed-points'
import { useId, useState, type ComponentProps, type FocusEvent } from 'react'
import type { Typed } from '../sheet/line-edit'
import styles from './ScoreInput.module.css'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: Typed
  /** Null also where the text is no score: nothing is saved of it. */
  onType: (value: Typed) => void
}

const select = (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()

/** The points of one team in a final score. What is no score stays as it was typed and is refused here, in words. */
export const ScoreInput = ({ value, onType, className, ...input }: Props) => {
  const id = useId()
  const [refused, setRefused] = useState<string | null>(null)
  const fault = value === null ? refused : null

  const type = (text: string) => {
    const points = typedPoints(text)
    setRefused(points === undefined ? text : null)
    onType(points ?? null)
  }

  return (
    <span className={styles.score}>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        onFocus={select}
        {...input}
        {...(fault !== null && { 'aria-invalid': true, 'aria-describedby': id })}
        className={className}
        value={fault ?? value ?? ''}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {fault !== null && (
        <span id={id} role="alert" className={styles.fault}>
          {NO_POINTS}
        </span>
      )}
    </span>
  )
}
