import { requestKey } from '../../../../api/client'
import { createTapSender, type TapSender } from './tap-sender'
import { keepTaps, readTaps } from './tap-storage'

/** One for each person and game, longer than its page: what was tapped is sent also after the page is left. */
const senders = new Map<string, TapSender>()

/** The sender of the taps under a key, with what this device has of them. */
export const senderOf = (key: string): TapSender => {
  const known = senders.get(key)
  if (known) return known
  const sender = createTapSender({
    queue: readTaps(localStorage, key),
    keep: queue => keepTaps(localStorage, key, queue),
    newId: requestKey,
  })
  senders.set(key, sender)
  return sender
}

const isSent = (sender: TapSender) => sender.state().queue.waiting.length === 0

/** Resolves when nothing of a key waits to be sent. */
export const whenTapsAreSent = (key: string): Promise<void> =>
  new Promise(sent => {
    const sender = senders.get(key)
    if (!sender || isSent(sender)) return sent()
    const stop = sender.subscribe(() => {
      if (!isSent(sender)) return
      stop()
      sent()
    })
  })
