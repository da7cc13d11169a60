import { Logger } from '@nestjs/common'

type Closing = { readonly close: () => Promise<void> }

/**
 * Ends the process with code 0 on SIGTERM or Ctrl-C, when what was begun is finished; a second signal ends it at once. Begun
 * before anything is opened, so that a start can be broken off too.
 */
export const endOnSignal = (): { readonly opened: (application: Closing) => void; readonly isEnding: () => boolean } => {
  let application: Closing | undefined
  let ending = false
  const end = (signal: NodeJS.Signals) => {
    ending = true
    process.once(signal, () => process.exit(1))
    Promise.resolve(application?.close()).then(
      () => process.exit(0),
      error => {
        new Logger('Product').error(error instanceof Error ? error.stack : String(error))
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  return { opened: opened => void (application = opened), isEnding: () => ending }
}
