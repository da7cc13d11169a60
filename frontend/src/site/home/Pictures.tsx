import type { MouseEvent } from 'react'
import { Section } from '../parts/Section'
import styles from './Pictures.module.css'

type Shown = { readonly picture: string; readonly caption?: string | undefined }

/** Opens the full-size view at a picture in place of its address, which is what the link does without script. */
const openAt = (event: MouseEvent, place: number) => {
  const dialog = document.querySelector<HTMLDialogElement>(`.${styles.full}`)
  const strip = dialog?.querySelector<HTMLElement>('[role=region]')
  if (!dialog || !strip) return
  event.preventDefault()
  dialog.showModal()
  strip.focus()
  strip.scrollTo({ left: place * strip.clientWidth, behavior: 'instant' })
}

const step = ({ currentTarget }: MouseEvent, by: -1 | 1) => {
  const strip = currentTarget.closest('dialog')?.querySelector('[role=region]')
  strip?.scrollBy({ left: by * strip.clientWidth })
}

/**
 * A grid of pictures, and a view of them in full size: a dialog whose pictures are swiped, or stepped through by the arrow keys and
 * two buttons, which is closed by a third, by Escape, or by a click beside it.
 */
export const Pictures = ({ pictures }: { pictures: readonly Shown[] }) => (
  <Section id="pictures" title="Pictures">
    <ul className={styles.grid}>
      {pictures.map(({ picture, caption }, place) => (
        <li key={picture + String(place)}>
          <a href={picture} onClick={event => openAt(event, place)}>
            <img src={picture} alt={caption ?? `Picture ${place + 1}`} width={400} height={300} loading="lazy" decoding="async" />
          </a>
        </li>
      ))}
    </ul>
    <dialog className={styles.full} aria-label="Pictures" closedby="any">
      <form method="dialog" className={styles.tools}>
        {pictures.length > 1 && (
          <>
            <button type="button" onClick={event => step(event, -1)}>
              Previous
            </button>
            <button type="button" onClick={event => step(event, 1)}>
              Next
            </button>
          </>
        )}
        <button type="submit">Close</button>
      </form>
      <div className={styles.strip} role="region" aria-label="Pictures in full size" tabIndex={0}>
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
