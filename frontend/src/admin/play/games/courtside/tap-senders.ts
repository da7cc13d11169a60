import { requestKey } from '../../../../api/client'
import { keptSenders } from './kept-senders'
import { createTapSender } from './tap-sender'
import { keepTaps, readTaps } from './tap-storage'

/** The senders of taps, by their keys. */
export const { of: senderOf, whenSent: whenTapsAreSent } = keptSenders(key =>
  createTapSender({
    queue: readTaps(localStorage, key),
    keep: queue => keepTaps(localStorage, key, queue),
    newId: requestKey,
  }),
)
