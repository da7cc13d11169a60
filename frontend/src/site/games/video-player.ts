/** Where the player of a video is embedded from. */
export const playerOrigin = 'https://www.youtube-nocookie.com'

/** The address of the player, which then says whether it could show the video. */
export const playerAddress = (embedded: string): string => `${playerOrigin}${new URL(embedded).pathname}?enablejsapi=1`

/** What makes the player say what becomes of the video. */
export const listening = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' })

const eventOf = (data: unknown): unknown => {
  if (typeof data !== 'string') return undefined
  try {
    const message: unknown = JSON.parse(data)
    return typeof message === 'object' && message !== null && 'event' in message ? message.event : undefined
  } catch (problem) {
    if (problem instanceof SyntaxError) return undefined
    throw problem
  }
}

/** What a message says of the video; undefined for messages of others. */
export const playerState = ({ origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>): 'failed' | 'there' | undefined => {
  if (origin !== playerOrigin) return undefined
  const event = eventOf(data)
  if (event === 'onError') return 'failed'
  return event === undefined ? undefined : 'there'
}
