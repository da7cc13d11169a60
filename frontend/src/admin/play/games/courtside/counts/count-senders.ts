import { requestKey } from '../../../../../api/client'
import { createCountSender, type CountSender } from './count-sender'
import { keepCounts, readCounts } from './count-storage'

/** One for each person and game, longer than its page. */
const senders = new Map<string, CountSender>()

/** Resolves when nothing of a key waits to be sent. */
export const whenCountsAreSent = (key: string): Promise<void> =>
  new Promise(sent => {
    const isSent = () => !senders.get(key)?.state().queue.waiting.length
    if (isSent()) return sent()
    const stop = senders.get(key)?.subscribe(() => {
      if (!isSent()) return
      stop?.()
      sent()
    })
  })

/** The sender of the counts under a key, with what this device has of them. */
export const countSenderOf = (key: string): CountSender => {
  const known = senders.get(key)
  if (known) return known
  const sender = createCountSender({
    queue: readCounts(localStorage, key),
    keep: queue => keepCounts(localStorage, key, queue),
    newId: requestKey,
  })
  senders.set(key, sender)
  return sender
}
