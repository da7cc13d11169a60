import { Injectable, type OnModuleDestroy } from '@nestjs/common'
import type { ServerResponse } from 'node:http'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { Tag } from './tags'

type Stream = { readonly organization: OrganizationId | 'every'; readonly response: ServerResponse }

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // A proxy that collects answers would hold events back.
  'X-Accel-Buffering': 'no',
}

/** Time between two lines that say nothing but keep a connection open. */
const HEARTBEAT_MILLISECONDS = 25_000

/** A listener who takes nothing in for so long, in bytes, is cut off: the browser asks again for everything when it is back. */
const MOST_BUFFERED = 64 * 1024

/** The open pages of this process, each with the organization whose changes it gets. */
@Injectable()
export class LiveStreams implements OnModuleDestroy {
  private readonly streams = new Set<Stream>()
  private readonly heartbeat = setInterval(() => this.beat(), HEARTBEAT_MILLISECONDS).unref()
  private isClosed = false

  /** Notifies a page of what changes from now on, until it is closed or the process ends. */
  open(organization: OrganizationId | 'every', response: ServerResponse): void {
    response.writeHead(200, HEADERS)
    if (this.isClosed) return void response.end()
    const stream = { organization, response }
    this.streams.add(stream)
    response.on('close', () => this.streams.delete(stream))
    response.write(': open\n\n')
  }

  get size(): number {
    return this.streams.size
  }

  /** `organization` null: everybody is notified. */
  publish(organization: OrganizationId | null, tags: readonly Tag[]): void {
    const event = `data: ${JSON.stringify(tags)}\n\n`
    for (const stream of this.streams)
      if (organization === null || stream.organization === 'every' || stream.organization === organization)
        this.write(stream, event)
  }

  /** Ends every stream, so that the process can end: a page comes back by itself. */
  onModuleDestroy(): void {
    this.isClosed = true
    clearInterval(this.heartbeat)
    for (const { response } of this.streams) response.end()
    this.streams.clear()
  }

  private beat() {
    for (const stream of this.streams) this.write(stream, ':\n\n')
  }

  private write(stream: Stream, text: string) {
    if (stream.response.writableLength > MOST_BUFFERED) stream.response.destroy()
    else stream.response.write(text)
  }
}
