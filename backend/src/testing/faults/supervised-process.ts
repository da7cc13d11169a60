import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { endedProcess } from './ended-process'
import { startProduct, type Ended, type ProductProcess } from '../product-process'

const CLOCK = resolve(__dirname, 'jumping-clock.ts')
const RESTARTED_AFTER_MILLISECONDS = 300

/**
 * Ended as it may: on a busy machine what was begun may not end in time, by which nothing is lost (docs/operating.md#settings), and a
 * process that has only just begun does not hear the signal yet.
 */
const isFairEnd = ({ code, signal, output }: Ended): boolean =>
  code === 0 || (code === 1 && output.includes('was cut off')) || (signal === 'SIGTERM' && !output.includes('Fullcourt'))

export type ProcessPlace = {
  /** The folder as the process sees it. */
  readonly dataFolder: string
  /** A folder beside it, for its clock. */
  readonly beside: string
  readonly port: number
  readonly environment: Readonly<Record<string, string>>
  /** Runs a command where the process is to be. */
  readonly within: (command: readonly string[]) => readonly string[]
}

/** A process of the product that somebody starts again whenever it ends, as a supervisor does. */
export class SupervisedProcess {
  /** What it should not have done: ended by itself after it was ready, or with an error at a clean stop. */
  readonly offences: string[] = []
  readonly base: string
  private readonly clock: string
  private offset = 0
  private wanted = false
  private current: ProductProcess | undefined

  constructor(private readonly place: ProcessPlace) {
    this.base = `http://127.0.0.1:${place.port}`
    this.clock = join(place.beside, `clock-${place.port}`)
    writeFileSync(this.clock, '0')
  }

  /** Starts it; settles when it is ready. */
  async start(): Promise<void> {
    this.begin()
    await this.current?.ready
  }

  /** Starts it and does not wait. */
  begin(): void {
    this.wanted = true
    const { dataFolder, port, environment, within } = this.place
    const withClock = (command: readonly string[]) => [...command.slice(0, -1), '-r', CLOCK, ...command.slice(-1)]
    const started = startProduct(dataFolder, { PORT: String(port), FAULTS_CLOCK: this.clock, ...environment }, command =>
      within(withClock(command)),
    )
    this.current = started
    void started.ended.then(ended => this.endedBy(started, ended))
  }

  /** Ends it as a power cut does, without a word. */
  async kill(): Promise<void> {
    this.wanted = false
    await this.current?.kill('SIGKILL')
  }

  /** Asks it to end, and waits until it has. */
  async stop(): Promise<void> {
    this.wanted = false
    const ended = await this.current?.kill('SIGTERM')
    if (ended !== undefined && !isFairEnd(ended)) this.offences.push(endedProcess('at a clean stop', ended))
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    if (this.current !== undefined) process.kill(this.current.pid, signal)
  }

  /** Puts its clock forward or back, now and for its next starts. */
  jump(milliseconds: number): void {
    this.offset += milliseconds
    writeFileSync(this.clock, String(this.offset))
    if (this.current?.lines().some(line => line.includes('Fullcourt')) === true) process.kill(this.current.pid, 'SIGUSR2')
  }

  lines(): readonly string[] {
    return this.current?.lines() ?? []
  }

  private async endedBy(started: ProductProcess, ended: Ended): Promise<void> {
    if (!this.wanted || this.current !== started) return
    if (ended.output.includes('Fullcourt is ready')) this.offences.push(endedProcess('by itself', ended))
    await pause(RESTARTED_AFTER_MILLISECONDS)
    if (this.wanted && this.current === started) this.begin()
  }
}
