import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { ChangeNotice } from './change-notice'

/** After a notice the next one waits so many milliseconds for each open page, so that notifying them leaves time for answers. */
const PAUSE_FOR_A_PAGE = 0.1

const joined = (one: ChangeNotice | undefined, { position, tags }: ChangeNotice): ChangeNotice => ({
  position,
  tags: one === undefined ? tags : [...new Set([...one.tags, ...tags])],
})

/**
 * Sends notices at once while there are few; many, while many pages are open, are joined for each organization: a notice costs as
 * many writes as there are pages, so what it costs in a second must not grow with the changes of that second.
 */
export class JoinedNotices {
  private readonly waiting = new Map<OrganizationId, ChangeNotice>()
  private pause: NodeJS.Timeout | undefined

  constructor(
    private readonly pages: () => number,
    private readonly send: (organization: OrganizationId | null, notice: ChangeNotice) => void,
  ) {}

  /** Notices come in the order of their positions. */
  add(organization: OrganizationId, notice: ChangeNotice): void {
    this.waiting.set(organization, joined(this.waiting.get(organization), notice))
    if (this.pause === undefined) this.sendWaiting()
  }

  /** Everybody is notified, after all that came before. */
  addForAll(notice: ChangeNotice): void {
    this.sendWaiting()
    this.send(null, notice)
  }

  close(): void {
    clearTimeout(this.pause)
    this.waiting.clear()
  }

  private sendWaiting(): void {
    for (const [organization, notice] of this.waiting) this.send(organization, notice)
    this.waiting.clear()
    clearTimeout(this.pause)
    this.pause = this.afterPause(Math.floor(this.pages() * PAUSE_FOR_A_PAGE))
  }

  private afterPause(milliseconds: number): NodeJS.Timeout | undefined {
    if (milliseconds === 0) return undefined
    return setTimeout(() => {
      this.pause = undefined
      if (this.waiting.size > 0) this.sendWaiting()
    }, milliseconds).unref()
  }
}
