import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Wire } from '@fullcourt/event-store/eventstoredb/double/wire'
import { reservedPort } from '@fullcourt/event-store/testing/reserved-port'
import { readSettings } from '../../core/settings/settings'
import type { Engines, MortalEngines } from './engines'
import type { Fault, Possible, Wired } from './fault'
import type { Installation } from './installation'
import { sufferAsProcess } from './suffering'
import { SupervisedProcess } from './supervised-process'

const KINDS: readonly Fault['kind'][] = ['kill', 'kill', 'restart', 'freeze', 'freeze', 'clock', 'cut', 'stall', 'slow']
const PROCESSES = 2

type Wires = Readonly<Record<Wired, Wire>>

/** The same address by way of a wire. */
const over = (url: string, wire: Wire): string => url.replace(/\/\/([^/]*@)?[^/?]+/, `//$1127.0.0.1:${wire.port}`)

const portOf = (url: string): number => Number(/:(\d+)(?:[/?]|$)/.exec(url)?.[1])

const wiresTo = async ({ eventStoreUrl, mongodbUrl }: Engines): Promise<Wires> => {
  const [log, documents] = [await Wire.open(), await Wire.open()]
  await log.leadTo(portOf(eventStoreUrl))
  await documents.leadTo(portOf(mongodbUrl))
  return { log, documents }
}

/** Two processes on one pair of engines, each with wires of its own to them. */
export class EnginesInstallation implements Installation {
  readonly possible: Possible

  private constructor(
    private readonly engines: Engines,
    private readonly beside: string,
    readonly processes: readonly SupervisedProcess[],
    private readonly wires: readonly Wires[],
  ) {
    const kinds = engines.mortal === undefined ? KINDS : [...KINDS, 'engine-kill' as const, 'engine-kill' as const]
    this.possible = { processes: PROCESSES, kinds }
  }

  static async on(engines: Engines): Promise<EnginesInstallation> {
    const beside = await mkdtemp(join(tmpdir(), 'fullcourt-faults-'))
    const wires: Wires[] = []
    const processes: SupervisedProcess[] = []
    for (let n = 0; n < PROCESSES; n++) {
      const own = await wiresTo(engines)
      const environment = {
        ...engines.environment,
        EVENT_STORE_URL: over(engines.eventStoreUrl, own.log),
        MONGODB_URL: over(engines.mongodbUrl, own.documents),
      }
      const place = { dataFolder: join(beside, `data-${n}`), beside, port: await reservedPort(), environment }
      const process = new SupervisedProcess({ ...place, within: command => command })
      await process.start()
      wires.push(own)
      processes.push(process)
    }
    return new EnginesInstallation(engines, beside, processes, wires)
  }

  async suffer(fault: Fault): Promise<void> {
    if (await sufferAsProcess(this.processes, fault)) return
    if (fault.kind === 'kill') return this.kill(this.processes[fault.process], fault.away)
    if (fault.kind === 'engine-kill' && this.engines.mortal !== undefined) return this.killEngine(this.engines.mortal, fault)
    const wire = 'wire' in fault ? this.wires[fault.process]?.[fault.wire] : undefined
    if (wire === undefined || !('wire' in fault)) throw new Error(`Two processes on engines suffer no ${fault.kind}.`)
    await this.disturb(wire, fault)
  }

  async settingsToCheck() {
    const { eventStoreUrl, mongodbUrl, environment } = this.engines
    const folder = join(this.beside, 'checked')
    const engines = { EVENT_STORE_URL: eventStoreUrl, MONGODB_URL: mongodbUrl, ...environment }
    return readSettings({ FULLCOURT_DATA: folder, FULLCOURT_DEMO: '0', PORT: '0', ...engines }, folder)
  }

  async remove(): Promise<void> {
    for (const process of this.processes) await process.kill()
    for (const wire of this.wires.flatMap(({ log, documents }) => [log, documents])) await wire.disconnect()
    await this.engines.close()
    await rm(this.beside, { recursive: true, force: true })
  }

  private async kill(process: SupervisedProcess | undefined, away: number): Promise<void> {
    await process?.kill()
    await pause(away)
    process?.begin()
  }

  private async disturb(wire: Wire, fault: Fault & { readonly lasts: number }): Promise<void> {
    if (fault.kind === 'cut') {
      await wire.disconnect()
      await pause(fault.lasts)
      await wire.mend()
    } else if (fault.kind === 'stall') {
      wire.stall()
      await pause(fault.lasts)
      wire.resume()
    } else if (fault.kind === 'slow') {
      wire.slow(fault.delay)
      await pause(fault.lasts)
      wire.slow(0)
    }
  }

  private async killEngine(mortal: MortalEngines, fault: Fault & { readonly kind: 'engine-kill' }): Promise<void> {
    if (fault.engine === 'log') {
      await mortal.killLog()
      await pause(fault.away)
      return mortal.restartLog()
    }
    await mortal.killDocuments()
    if (fault.documents === 'older') await mortal.putDocumentsBack()
    else await mortal.keepDocuments()
    await pause(fault.away)
    await mortal.restartDocuments()
  }
}
