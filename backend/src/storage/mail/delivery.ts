import { setTimeout as pause } from 'node:timers/promises'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import type { Condition } from '../condition/condition'
import { MailRefused, MailUnsent, type MailSender } from './mail'
import type { MailKind, Outbox, TakenMail } from './outbox'

/** Whether a mail still is of use: `wait` where what it is about is not there yet. */
export type MailUse = 'send' | 'wait' | 'drop'

export type DeliveryServices = {
  readonly outbox: Outbox
  readonly sender: MailSender
  readonly condition: Pick<Condition, 'report' | 'clear'>
  readonly useOf: (kind: MailKind, person: UserId) => Promise<MailUse>
  /** Called with what went wrong that is no mail's own fault. */
  readonly onError: (error: Error) => void
}

/** How often the outbox is looked at, in milliseconds. */
const LOOKS_EVERY = 5_000

/** How long the end of the product waits for a mail that is being sent, in milliseconds. */
const LONGEST_END = 2_000

const SERVER_AWAY = 'The mail server takes no mail. Mails are kept, and tried again.'

/** Sends what is in the outbox, one after another, aside from all requests; any number of processes may do so at once. */
export class MailDelivery {
  private timer: NodeJS.Timeout | undefined
  private isStopped = false
  private running: Promise<void> = Promise.resolve()

  constructor(private readonly services: DeliveryServices) {}

  start(): void {
    this.timer = setInterval(() => void this.deliver(), LOOKS_EVERY).unref()
    void this.deliver()
  }

  /** Tries everything that is due, after what is tried already. */
  deliver(): Promise<void> {
    this.running = this.running.then(() => this.deliverAll()).catch(error => this.services.onError(error as Error))
    return this.running
  }

  /** A mail that the server is slow to take is left: it was taken for two minutes, and is sent after them. */
  async stop(): Promise<void> {
    this.isStopped = true
    clearInterval(this.timer)
    await Promise.race([this.running, pause(LONGEST_END, undefined, { ref: false })])
    this.services.sender.close()
  }

  private async deliverAll(): Promise<void> {
    const { outbox } = this.services
    for (const id of this.isStopped ? [] : await outbox.due()) {
      if (this.isStopped) return
      const taken = await outbox.take(id)
      if (taken !== undefined) await this.deliverOne(taken)
    }
  }

  private async deliverOne(taken: TakenMail): Promise<void> {
    const { outbox, useOf } = this.services
    const use = await useOf(taken.kept.kind, taken.kept.person)
    if (use === 'drop') return outbox.drop(taken.id)
    if (use === 'wait') return outbox.postpone(taken)
    return this.send(taken)
  }

  private async send(taken: TakenMail): Promise<void> {
    const { outbox, sender, condition } = this.services
    try {
      await sender.send(taken.id, taken.mail)
    } catch (error) {
      if (error instanceof MailRefused) return outbox.settle(taken, 'failed')
      if (!(error instanceof MailUnsent)) throw error
      condition.report('mail', { message: SERVER_AWAY }, error.message)
      return outbox.postpone(taken)
    }
    condition.clear('mail')
    await outbox.settle(taken, 'sent')
  }
}
