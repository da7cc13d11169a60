import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { Position } from '@fullcourt/event-store/port'
import type { Waiting } from '../../storage/documents/caught-up'
import { LONGEST_WAIT_MILLISECONDS } from './call-course'
import { KeyedQueue } from './keyed-queue'

/**
 * Lets the lists of one organization be checked and written one after another, each when the documents show the one before: of two
 * people who paste the same list at once, the second is warned of the first one's names.
 */
export class ListTurns {
  private readonly queue = new KeyedQueue()

  constructor(private readonly documents: Waiting) {}

  take<Written extends { readonly position: Position | null }>(
    organization: OrganizationId,
    work: () => Promise<Written>,
  ): Promise<Written> {
    return this.queue.run(String(organization), async () => {
      const written = await work()
      if (written.position !== null) await this.documents.passed(written.position, LONGEST_WAIT_MILLISECONDS)
      return written
    })
  }
}
