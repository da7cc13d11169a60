import { LARGEST_FIGURE } from '@fullcourt/domain/games/decide'
import type { ComponentProps, FocusEvent } from 'react'
import type { Typed } from '../sheet/line-edit'
import styles from './grid.module.css'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: Typed
  onType: (value: Typed) => void
  /** `x` was typed: they did not play. */
  onMark?: () => void
}

const digitsOf = (text: string): Typed => {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? null : Math.min(Number(digits.slice(0, String(LARGEST_FIGURE).length)), LARGEST_FIGURE)
}

const select = (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()

/** A cell for a figure: digits alone, and typing replaces its content. */
export const FigureInput = ({ value, onType, onMark, ...input }: Props) => (
  <input
    className={styles.figure}
    type="text"
    inputMode="numeric"
    autoComplete="off"
    enterKeyHint="next"
    value={value ?? ''}
    onFocus={select}
    onChange={({ currentTarget: { value: text } }) => (onMark && /x/i.test(text) ? onMark() : onType(digitsOf(text)))}
    {...input}
  />
)
