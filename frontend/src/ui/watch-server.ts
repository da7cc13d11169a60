/** Before the server is asked again, in milliseconds. */
const pauseBetween = 3_000

/** Whether the server answers at all; one that is being put up again behind a proxy does not. */
const isThere = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )

/** `there`: it answered at once; `back`: it does so again. */
export type Reach = 'there' | 'away' | 'back'

/**
 * Says whether the server can be reached. While it is away it is asked again after a pause, and as soon as the device is connected;
 * it ends when the server is there or back, or when the answer is called.
 */
export const watchServer = (tell: (reach: Reach) => unknown): (() => void) => {
  let pause: ReturnType<typeof setTimeout> | undefined
  let [isAway, hasEnded] = [false, false]

  const end = () => {
    hasEnded = true
    clearTimeout(pause)
    removeEventListener('online', ask)
  }
  const ask = async () => {
    clearTimeout(pause)
    const reached = await isThere()
    if (hasEnded) return
    tell(reached ? (isAway ? 'back' : 'there') : 'away')
    if (reached) return end()
    isAway = true
    pause = setTimeout(ask, pauseBetween)
  }
  addEventListener('online', ask)
  void ask()
  return end
}
