import { CheckIcon } from '../../../ui/icons'
import styles from './set-up.module.css'

export const QUESTIONS = [
  { name: 'Name', question: 'What is your league called?' },
  { name: 'Season', question: 'What do you play, and when?' },
  { name: 'Teams', question: 'Who plays?' },
] as const

/** How far one is; `current` from 0, past the last one when all are answered. */
export const Steps = ({ current }: { current: number }) => (
  <ol className={styles.steps} aria-label="Questions">
    {QUESTIONS.map(({ name }, place) => (
      <li key={name} aria-current={place === current ? 'step' : undefined}>
        <span className={styles.number}>{place < current ? <CheckIcon size={14} /> : place + 1}</span>
        {name}
        {place < current && <span className="visuallyHidden"> (answered)</span>}
      </li>
    ))}
  </ol>
)
