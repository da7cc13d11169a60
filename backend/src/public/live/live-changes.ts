import { Injectable, Logger } from '@nestjs/common'
import { BEGINNING, type Position } from '@fullcourt/event-store/port'
import { documentChange, EVERYTHING } from '@fullcourt/projections/changes'
import { history } from '@fullcourt/projections/history/history'
import type { FeedLine } from '@fullcourt/projections/read-store'
import { Documents } from '../../storage/documents/documents'
import { ChangeTags } from './change-tags'
import { LiveStreams } from './live-streams'
import { ANYTHING } from './tags'

type ChangedEntry = { readonly version: string; readonly position: Position }

/** The position of a changed history entry, in whichever version; undefined for any other change. */
const entryIn = (change: FeedLine): ChangedEntry | undefined => {
  const [version = '', position] = change.split('/')
  return position !== undefined && version.startsWith(`${history.name}.`) ? { version, position } : undefined
}

const newestOf = (entries: readonly ChangedEntry[]): Position =>
  entries.reduce((newest, { position }) => (position > newest ? position : newest), BEGINNING)

/** Notifies open pages of what changed, by the tags under which they ask. Nothing is looked up while nobody listens. */
@Injectable()
export class LiveChanges {
  private readonly log = new Logger(LiveChanges.name)
  private published: Promise<void> = Promise.resolve()

  constructor(
    private readonly documents: Documents,
    private readonly streams: LiveStreams,
    private readonly tags: ChangeTags,
  ) {}

  /** Takes changes in, in order, and returns at once. */
  follow(changes: readonly FeedLine[]): void {
    if (this.streams.size === 0) return
    const work = this.workOf(changes)
    if (work === undefined) return
    // One after another: a page that has the notice of a position has been notified of all before it.
    this.published = this.published.then(work).catch((problem: unknown) => {
      this.log.warn(`What changed could not be read, so pages get a notice that anything did: ${String(problem)}`)
      this.publishAnything()
    })
  }

  private workOf(changes: readonly FeedLine[]): (() => Promise<void> | void) | undefined {
    if (changes.includes(EVERYTHING)) return () => this.publishAnything()
    const entries = changes.flatMap(change => entryIn(change) ?? [])
    return entries.length > 0 ? () => this.publish(entries) : undefined
  }

  private publishAnything() {
    this.streams.publish(null, { position: this.documents.position(), tags: [ANYTHING] })
  }

  private async publish(entries: readonly ChangedEntry[]): Promise<void> {
    const reading = this.documents.open()
    const known = await this.documents.within(reading, () => this.documents.getFor(history, entries, ({ position }) => position))
    // A version that is being built beside writes the whole past once more: that is no news.
    const isRead = ({ version, position }: ChangedEntry) => reading.dependencies().has(documentChange(version, position))
    const news = entries.filter(isRead)
    const tags = await this.documents.within(reading, () =>
      this.tags.of(news.flatMap(({ position }) => known.get(position) ?? [])),
    )
    for (const [organization, named] of tags) this.streams.publish(organization, { position: newestOf(news), tags: named })
  }
}
