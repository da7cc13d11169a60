import { isWebAddress } from '@fullcourt/domain/facts/web-address'
import { embeddedVideo } from '@fullcourt/domain/facts/video'
import { useEffect, useRef, useState } from 'react'
import { OpenIcon } from '../../ui/icons'
import { jsonIn } from '../../ui/stored-text'
import { Notice } from '../parts/Notice'
import styles from './Video.module.css'

/** Where the player of a video is embedded from. */
export const playerOrigin = 'https://www.youtube-nocookie.com'

/** The address of the player, which then says whether it could show the video. */
export const playerAddress = (embedded: string): string => `${playerOrigin}${new URL(embedded).pathname}?enablejsapi=1`

/** What makes the player say what becomes of the video. */
const listening = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' })

const eventOf = (data: unknown): unknown => {
  const message = typeof data === 'string' ? jsonIn(data) : undefined
  return typeof message === 'object' && message !== null && 'event' in message ? message.event : undefined
}

/** What a message says of the video; undefined for messages of others. */
export const playerState = ({ origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>): 'failed' | 'there' | undefined => {
  if (origin !== playerOrigin) return undefined
  const event = eventOf(data)
  if (event === 'onError') return 'failed'
  return event === undefined ? undefined : 'there'
}

/** What is said where a video cannot be brought (docs/public-pages.md#games). */
const loadingFailed = 'There was an error loading the video. Please try again later.'

const Player = ({ frame, title }: { frame: string; title: string }) => {
  const player = useRef<HTMLIFrameElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const onMessage = (message: MessageEvent<unknown>) => {
      const state = message.source === player.current?.contentWindow ? playerState(message) : undefined
      if (state) setFailed(state === 'failed')
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])
  return (
    <>
      {failed && <Notice tone="error">{loadingFailed}</Notice>}
      <iframe
        ref={player}
        className={styles.frame}
        src={playerAddress(frame)}
        title={`Video: ${title}`}
        allow="fullscreen; encrypted-media; picture-in-picture"
        allowFullScreen
        onLoad={() => player.current?.contentWindow?.postMessage(listening, playerOrigin)}
      />
    </>
  )
}

/** The video of a game. It is brought from its host only when somebody wants it; without script it is a link. */
export const Video = ({ url, title }: { url: string; title: string }) => {
  const [open, setOpen] = useState(false)
  const frame = embeddedVideo(url)
  if (!isWebAddress(url)) return <Notice tone="error">{loadingFailed}</Notice>
  return (
    <div className={styles.video}>
      {open && frame && <Player frame={frame} title={title} />}
      <a
        className={styles.open}
        href={url}
        rel="noopener"
        onClick={event => {
          if (!frame || open) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <OpenIcon /> {open ? 'Open in its own tab' : 'Watch the video'}
      </a>
    </div>
  )
}
