import { Section } from '../parts/Section'
import styles from './Pictures.module.css'

type Shown = { readonly picture: string; readonly caption?: string | undefined }

const dialogOf = (place: number) => `picture-${place + 1}`

/** Opens the dialog in place of the picture's address, which is what the link does without script. */
const openDialog = (event: { preventDefault: () => void }, place: number) => {
  const dialog = document.getElementById(dialogOf(place))
  if (!(dialog instanceof HTMLDialogElement)) return
  event.preventDefault()
  dialog.showModal()
}

/** A grid of pictures, each with a view in full size: a dialog, closed by its button, by Escape, or by a click beside it. */
export const Pictures = ({ pictures }: { pictures: readonly Shown[] }) => (
  <Section id="pictures" title="Pictures">
    <ul className={styles.grid}>
      {pictures.map(({ picture, caption }, place) => (
        <li key={picture + String(place)}>
          <a href={picture} onClick={event => openDialog(event, place)}>
            <img src={picture} alt={caption ?? `Picture ${place + 1}`} width={400} height={300} loading="lazy" decoding="async" />
          </a>
          <dialog id={dialogOf(place)} className={styles.full} aria-label={caption ?? `Picture ${place + 1}`} closedby="any">
            <form method="dialog">
              <button type="submit" className={styles.close}>
                Close
              </button>
            </form>
            <figure>
              <img src={picture} alt={caption ? '' : `Picture ${place + 1}`} loading="lazy" decoding="async" />
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          </dialog>
        </li>
      ))}
    </ul>
  </Section>
)
