const AGAIN_AFTER_MILLISECONDS = 60_000

/** Lets an error through once a minute, so that what fails again and again does not fill the log. */
export const seldom = (tell: (error: Error) => void, now: () => number = Date.now): ((error: Error) => void) => {
  const told = new Map<string, number>()
  return error => {
    for (const [message, at] of told) if (now() - at >= AGAIN_AFTER_MILLISECONDS) told.delete(message)
    if (told.has(error.message)) return
    told.set(error.message, now())
    tell(error)
  }
}
