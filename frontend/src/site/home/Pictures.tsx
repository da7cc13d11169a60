import { useRef, type KeyboardEvent, type MouseEvent, type UIEvent } from 'react'
import { Section } from '../parts/Section'
import { farDown } from './far-down'
import styles from './Pictures.module.css'

type Shown = { readonly picture: string; readonly caption?: string | undefined }

/** Steps through the pictures of a strip. Who steps on while it still moves goes on from where it is going to. */
const useSteps = () => {
  const strip = useRef<HTMLDivElement>(null)
  const goal = useRef<number | null>(null)
  const step = (by: number) => {
    if (!strip.current) return
    const { scrollLeft, scrollWidth, clientWidth } = strip.current
    const next = (goal.current ?? Math.round(scrollLeft / clientWidth)) + by
    goal.current = Math.max(0, Math.min(next, Math.round(scrollWidth / clientWidth) - 1))
    strip.current.scrollTo({ left: goal.current * clientWidth })
  }
  const stay = () => void (goal.current = null)
  /** The end of an earlier movement may be told when the next one has begun. */
  const arrive = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) => {
    if (Math.abs(scrollLeft - (goal.current ?? 0) * clientWidth) < 1) stay()
  }
  /** Opens the full-size view at a picture in place of its address, which is what the link does without script. */
  const openAt = (event: MouseEvent, place: number) => {
    const dialog = strip.current?.closest('dialog')
    if (!strip.current || !dialog) return
    event.preventDefault()
    dialog.showModal()
    stay()
    strip.current.focus()
    strip.current.scrollTo({ left: place * strip.current.clientWidth, behavior: 'instant' })
  }
  return { strip, step, stay, arrive, openAt }
}

const ARROWS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * A grid of pictures, and a view of them in full size: a dialog whose pictures are swiped, or stepped through by the arrow keys and
 * two buttons, which is closed by a third, by Escape, or by a click beside it.
 */
export const Pictures = ({ pictures }: { pictures: readonly Shown[] }) => {
  const { strip, step, stay, arrive, openAt } = useSteps()
  const onKey = (event: KeyboardEvent) => {
    const by = ARROWS[event.key]
    if (by === undefined) return stay()
    event.preventDefault()
    step(by)
  }
  return (
    <Section id="pictures" title="Pictures" later={farDown}>
      <ul className={styles.grid}>
        {pictures.map(({ picture, caption }, place) => (
          <li key={picture + String(place)}>
            <a href={picture} onClick={event => openAt(event, place)}>
              <img
                src={picture}
                alt={caption ?? `Picture ${place + 1}`}
                width={400}
                height={300}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
      <dialog className={styles.full} aria-label="Pictures" closedby="any" onKeyDown={onKey}>
        <form method="dialog" className={styles.tools}>
          {pictures.length > 1 && (
            <>
              <button type="button" onClick={() => step(-1)}>
                Previous
              </button>
              <button type="button" onClick={() => step(1)}>
                Next
              </button>
            </>
          )}
          <button type="submit">Close</button>
        </form>
        <div
          ref={strip}
          className={styles.strip}
          role="region"
          aria-label="Pictures in full size"
          tabIndex={0}
          onScrollEnd={arrive}
          onTouchStart={stay}
          onWheel={stay}
        >
          <ul>
            {pictures.map(({ picture, caption }, place) => (
              <li key={picture + String(place)}>
                <figure>
                  <img src={picture} alt={caption ? '' : `Picture ${place + 1}`} loading="lazy" decoding="async" />
                  <figcaption>
                    {caption && `${caption} · `}
                    {place + 1} of {pictures.length}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </div>
      </dialog>
    </Section>
  )
}
