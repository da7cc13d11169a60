import { requestKey } from '../../../../../api/client'
import { keptSenders } from '../kept-senders'
import { createCountSender } from './count-sender'
import { keepCounts, readCounts } from './count-storage'

/** The senders of what is counted beside the figures, by their keys. */
export const { of: countSenderOf, whenSent: whenCountsAreSent } = keptSenders(key =>
  createCountSender({
    queue: readCounts(localStorage, key),
    keep: queue => keepCounts(localStorage, key, queue),
    newId: requestKey,
  }),
)
