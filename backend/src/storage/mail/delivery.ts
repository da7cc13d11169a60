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
  /** The round that begins when the running one is over: whoever asks meanwhile shares it. */
  private following: Promise<void> | undefined

  constructor(private readonly services: DeliveryServices) {}

  start(): void {
    this.timer = setInterval(() => void this.deliver(), LOOKS_EVERY).unref()
    void this.deliver()
  }

  /** Tries everything that is due, after what is tried already. */
  deliver(): Promise<void> {
    this.following ??= this.running.then(() => this.round()).catch(error => this.services.onError(error as Error))
    this.running = this.following
    return this.running
  }

  /** A mail that the server is slow to take is left: it was taken for two minutes, and is sent after them. */
  async stop(): Promise<void> {
    this.isStopped = true
    clearInterval(this.timer)
    await Promise.race([this.running, pause(LONGEST_END, undefined, { ref: false })])
    this.services.sender.close()
  }

  /** Ends at the first mail that is not taken, as a server that is away is waited for each time; the others stay due. */
  private async round(): Promise<void> {
    this.following = undefined
    const { outbox } = this.services
    for (const id of this.isStopped ? [] : await outbox.due()) {
      if (this.isStopped) return
      const taken = await outbox.take(id)
      if (taken !== undefined && (await this.deliverOne(taken)) === 'unsent') return
    }
  }

  private async deliverOne(taken: TakenMail): Promise<'done' | 'unsent'> {
    const { outbox, useOf } = this.services
    const use = await useOf(taken.kept.kind, taken.kept.person)
    if (use === 'send') return this.send(taken)
    await (use === 'drop' ? outbox.drop(taken.id) : outbox.postpone(taken))
    return 'done'
  }

  private async send(taken: TakenMail): Promise<'done' | 'unsent'> {
    const { outbox, condition } = this.services
    const failure = await this.tryToSend(taken)
    if (failure instanceof MailUnsent) {
      condition.report('mail', { message: SERVER_AWAY }, failure.message)
      await outbox.postpone(taken)
      return 'unsent'
    }
    if (failure === undefined) condition.clear('mail')
    await outbox.settle(taken, failure === undefined ? 'sent' : 'failed')
    return 'done'
  }

  private async tryToSend({ id, mail }: TakenMail): Promise<MailRefused | MailUnsent | undefined> {
    try {
      await this.services.sender.send(id, mail)
    } catch (error) {
      if (error instanceof MailRefused || error instanceof MailUnsent) return error
      throw error
    }
  }
}
