const AGAIN_AFTER_MILLISECONDS = 60_000

/** Lets an error through once a minute, so that what fails again and again does not fill the log. */
export const seldom = (report: (error: Error) => void, now: () => number = Date.now): ((error: Error) => void) => {
  const reported = new Map<string, number>()
  return error => {
    for (const [message, at] of reported) if (now() - at >= AGAIN_AFTER_MILLISECONDS) reported.delete(message)
    if (reported.has(error.message)) return
    reported.set(error.message, now())
    report(error)
  }
}
