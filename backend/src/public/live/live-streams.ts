import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common'
import type { ServerResponse } from 'node:http'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { ChangeNotice } from './change-notice'
import { JoinedNotices } from './joined-notices'

type Stream = {
  readonly organization: OrganizationId | 'every'
  readonly response: ServerResponse
  /** Events that wait until it was said what the page missed; null from then on. */
  waiting: Buffer[] | null
}

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // A proxy that collects answers would hold events back.
  'X-Accel-Buffering': 'no',
}

/** Time between two events that name nothing, but keep a connection open and show a page that it is. */
const HEARTBEAT_MILLISECONDS = 25_000
const BEAT = Buffer.from('data: []\n\n')

/** A listener who takes nothing in for so long, in bytes, is cut off: they come back and are told what they missed. */
const MOST_BUFFERED = 64 * 1024

/** The bytes of a notice. A browser that comes back sends the last id that it got. */
const eventOf = ({ position, tags }: ChangeNotice) => Buffer.from(`id: ${position}\ndata: ${JSON.stringify(tags)}\n\n`)

/** The open pages of this process, each with the organization whose changes it gets. */
@Injectable()
export class LiveStreams implements OnModuleDestroy {
  private readonly log = new Logger(LiveStreams.name)
  private readonly streams = new Set<Stream>()
  private readonly heartbeat = setInterval(() => this.beat(), HEARTBEAT_MILLISECONDS).unref()
  private readonly notices = new JoinedNotices(
    () => this.streams.size,
    (organization, notice) => this.notify(organization, notice),
  )
  private isClosed = false

  /** Notifies a page of what it missed, then of what changes from now on, until it is closed or the process ends. */
  async open(
    organization: OrganizationId | 'every',
    response: ServerResponse,
    missed: () => Promise<ChangeNotice>,
  ): Promise<void> {
    // A stream ends with its connection: without frames around each event, an event is one write to the system.
    response.removeHeader('Transfer-Encoding')
    response.writeHead(200, HEADERS)
    if (this.isClosed) return void response.end()
    const stream: Stream = { organization, response, waiting: [] }
    this.streams.add(stream)
    response.on('close', () => this.streams.delete(stream))
    response.flushHeaders()
    try {
      const first = eventOf(await missed())
      const events = [first, ...(stream.waiting ?? [])]
      stream.waiting = null
      this.write(stream, Buffer.concat(events))
    } catch (problem) {
      this.log.warn(`What a page missed could not be read, so it has to come back: ${String(problem)}`)
      response.destroy()
    }
  }

  get size(): number {
    return this.streams.size
  }

  /** `organization` null: everybody is notified. Many notices for many pages are joined. */
  publish(organization: OrganizationId | null, notice: ChangeNotice): void {
    if (organization === null) this.notices.addForAll(notice)
    else this.notices.add(organization, notice)
  }

  /** Ends every stream, so that the process can end: a page comes back by itself. */
  onModuleDestroy(): void {
    this.isClosed = true
    clearInterval(this.heartbeat)
    this.notices.close()
    for (const { response } of this.streams) response.end()
    this.streams.clear()
  }

  private notify(organization: OrganizationId | null, notice: ChangeNotice) {
    const event = eventOf(notice)
    for (const stream of this.streams)
      if (organization === null || stream.organization === 'every' || stream.organization === organization) {
        if (stream.waiting) stream.waiting.push(event)
        else this.write(stream, event)
      }
  }

  private beat() {
    // The first event of a stream says where the log is.
    for (const stream of this.streams) if (!stream.waiting) this.write(stream, BEAT)
  }

  private write({ response }: Stream, bytes: Buffer) {
    if (response.writableLength > MOST_BUFFERED) response.destroy()
    else if (!response.writableEnded) response.write(bytes)
  }
}
