import { useState, type ComponentType, type MouseEvent } from 'react'
import { Section } from '../parts/Section'
import { farDown } from './far-down'
import type { PictureViewerProps, ShownPicture } from './PictureViewer'
import styles from './Pictures.module.css'

type Opened = { readonly Viewer: ComponentType<PictureViewerProps>; readonly at: number }

/** A grid of pictures, each a link to it; the view of them in full size comes when one of them is wanted. */
export const Pictures = ({ pictures }: { pictures: readonly ShownPicture[] }) => {
  const [opened, setOpened] = useState<Opened>()
  const openAt = (event: MouseEvent<HTMLAnchorElement>, at: number) => {
    event.preventDefault()
    const { href } = event.currentTarget
    import('./PictureViewer').then(
      ({ PictureViewer }) => setOpened({ Viewer: PictureViewer, at }),
      () => window.location.assign(href),
    )
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
      {opened && <opened.Viewer pictures={pictures} at={opened.at} onClose={() => setOpened(undefined)} />}
    </Section>
  )
}
