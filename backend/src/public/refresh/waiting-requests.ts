import type { ServerResponse } from 'node:http'

/** Requests whose answer has not begun. A stream that stays open does not wait. */
export class WaitingRequests {
  private readonly replies = new Set<ServerResponse>()

  add(reply: ServerResponse): void {
    this.replies.add(reply)
    reply.once('close', () => this.replies.delete(reply))
  }

  get any(): boolean {
    for (const reply of this.replies) {
      if (!reply.headersSent) return true
      this.replies.delete(reply)
    }
    return false
  }
}
