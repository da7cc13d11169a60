import type { Checkpoint } from '../read-store'

/** What was written up to the checkpoint was made from another log, or from another history of this one; it is made anew. */
export class DocumentsOfAnotherHistory extends Error {
  readonly kind = 'documents-of-another-history'

  constructor(checkpoint: Checkpoint | undefined) {
    const where = checkpoint === undefined ? '' : ` Their last fact, at ${checkpoint.position}, is not in this log.`
    super(`The documents were made from another log, or this log was put back from a backup.${where} They are made anew.`)
  }
}
