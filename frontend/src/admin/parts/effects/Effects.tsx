import { Button } from '@mantine/core'
import { useState } from 'react'
import type { EffectsAnswer } from '../../../api/schema'
import { whole } from '../../../ui/format/figures'
import styles from './Effects.module.css'
import { effectLines, newLines } from './effects-text'
import type { KnownEffects } from './use-effects-of'

/** So many lines are shown; an import or a season changes a hundred at once, and the others open. */
const FIRST = 8

/** What a change leads to, line by line; what is new since it was shown last is marked, and comes first where not all is shown. */
export const EffectList = ({ effects, before }: { effects: EffectsAnswer; before?: EffectsAnswer | undefined }) => {
  const [isOpen, setOpen] = useState(false)
  const lines = effectLines(effects)
  const news = before ? newLines(lines, effectLines(before)) : new Set()
  if (lines.length === 0) return <p>Nothing else changes.</p>
  const more = lines.length - FIRST
  const newFirst = [...lines.filter(line => news.has(line)), ...lines.filter(line => !news.has(line))]
  return (
    <>
      <ul className={styles.lines}>
        {(more > 0 ? newFirst.slice(0, isOpen ? undefined : FIRST) : lines).map(line => (
          <li key={`${line.about} ${line.text}`}>
            <strong>{line.about}</strong> {line.text} {news.has(line) && <span className={styles.new}>New</span>}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : `and ${whole(more)} more`}
        </Button>
      )}
    </>
  )
}

/** What a change would lead to, below what is entered. It comes by itself, and asks for nothing. */
export const Effects = ({ of: { isAsked, isFailed, effects, before } }: { of: KnownEffects }) => {
  if (!isAsked || isFailed) return null
  return (
    <section className={styles.effects} aria-label="What this leads to" aria-busy={effects === undefined}>
      <h3 className={styles.title}>{before ? 'By now this leads to' : 'What this leads to'}</h3>
      <div role="status">
        {effects ? <EffectList effects={effects} before={before} /> : <p className={styles.waiting}>Looking …</p>}
      </div>
    </section>
  )
}
