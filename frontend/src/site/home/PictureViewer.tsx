import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type UIEvent } from 'react'
import styles from './Pictures.module.css'

export type ShownPicture = { readonly picture: string; readonly caption?: string | undefined }

export type PictureViewerProps = {
  pictures: readonly ShownPicture[]
  /** The place of the picture at which it opens. */
  at: number
  onClose: () => void
}

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
  /** Begins at a picture. */
  const begin = (place: number) => {
    if (!strip.current) return
    stay()
    strip.current.focus()
    strip.current.scrollTo({ left: place * strip.current.clientWidth, behavior: 'instant' })
  }
  return { strip, step, stay, arrive, begin }
}

const ARROWS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Pictures in full size: a dialog whose pictures are swiped, or stepped through by the arrow keys and two buttons, which is closed by a
 * third, by Escape, or by a click beside it.
 */
export const PictureViewer = ({ pictures, at, onClose }: PictureViewerProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const { strip, step, stay, arrive, begin } = useSteps()
  const open = useEffectEvent(() => {
    dialog.current?.showModal()
    begin(at)
  })
  useEffect(() => open(), [])
  const onKey = (event: KeyboardEvent) => {
    const by = ARROWS[event.key]
    if (by === undefined) return stay()
    event.preventDefault()
    step(by)
  }
  return (
    <dialog ref={dialog} onClose={onClose} className={styles.full} aria-label="Pictures" closedby="any" onKeyDown={onKey}>
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
  )
}
