import type { EffectsAnswer } from '../../../api/schema'
import styles from './Effects.module.css'
import { effectLines, newLines } from './effects-text'
import type { KnownEffects } from './use-effects-of'

/** What a change leads to, line by line; what is new since it was shown last is marked. */
export const EffectList = ({ effects, before }: { effects: EffectsAnswer; before?: EffectsAnswer | undefined }) => {
  const lines = effectLines(effects)
  const news = before ? newLines(lines, effectLines(before)) : new Set()
  if (lines.length === 0) return <p>Nothing else changes.</p>
  return (
    <ul className={styles.lines}>
      {lines.map(line => (
        <li key={`${line.about} ${line.text}`}>
          <strong>{line.about}</strong> {line.text} {news.has(line) && <span className={styles.new}>New</span>}
        </li>
      ))}
    </ul>
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
