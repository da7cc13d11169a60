import { isWebAddress } from '@fullcourt/domain/facts/web-address'
import { embeddedVideo } from '@fullcourt/domain/facts/video'
import { useState } from 'react'
import { OpenIcon } from '../../ui/icons'
import styles from './Video.module.css'

/** The video of a game. It is brought from its host only when somebody wants it; without script it is a link. */
export const Video = ({ url, title }: { url: string; title: string }) => {
  const [open, setOpen] = useState(false)
  const frame = embeddedVideo(url)
  if (!isWebAddress(url)) return null
  if (open && frame)
    return (
      <iframe
        className={styles.frame}
        src={frame.replace('www.youtube.com', 'www.youtube-nocookie.com')}
        title={`Video: ${title}`}
        allow="fullscreen; encrypted-media; picture-in-picture"
        allowFullScreen
      />
    )
  return (
    <a
      className={styles.open}
      href={url}
      rel="noopener"
      onClick={event => {
        if (!frame) return
        event.preventDefault()
        setOpen(true)
      }}
    >
      <OpenIcon /> Watch the video
    </a>
  )
}
