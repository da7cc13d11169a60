type Closing = { readonly close: () => Promise<void> }

/** The ends of a process that a supervisor or a terminal waits for. */
export type Ending = { readonly opened: (application: Closing) => void; readonly isEnding: () => boolean }

/** What was begun has so long to come to its end. What is answered is durable by then, so that the rest may be cut. */
const LONGEST_END_MILLISECONDS = 4_500

const endWith = (fault: unknown): never => {
  process.stderr.write(`${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}\n`)
  return process.exit(1)
}

/**
 * Ends the process with code 0 on SIGTERM or Ctrl-C, when what was begun is finished; a second signal ends it at once. Heard
 * before anything is loaded or opened, so that a start can be broken off too: hence this file imports nothing.
 */
export const endOnSignal = (): Ending => {
  let application: Closing | undefined
  let ending = false
  const end = () => {
    if (ending) return process.exit(1)
    ending = true
    setTimeout(endWith, LONGEST_END_MILLISECONDS, 'What was begun did not end in time and was cut off.').unref()
    Promise.resolve(application?.close()).then(() => process.exit(0), endWith)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  return { opened: opened => void (application = opened), isEnding: () => ending }
}
