import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recall } from '@fullcourt/domain/log/recall'
import { createTeam } from '@fullcourt/domain/teams/decide'
import { teamStream } from '@fullcourt/domain/teams/state'
import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import { BEGINNING, type EventStore } from '@fullcourt/event-store/port'
import { openEmbeddedReadStore } from '@fullcourt/projections/embedded/embedded-read-store'
import type { ReadStore } from '@fullcourt/projections/read-store'
import { openRunner } from '@fullcourt/projections/runner/open-runner'
import type { Runner } from '@fullcourt/projections/runner/runner'
import { teamCard } from '@fullcourt/projections/teams/team'
import { nameLog, type Stores } from '../../../product/app/stores'
import { openEmbeddedPrivateStore } from '../../../storage/private-store/embedded/embedded-private-store'
import type { PrivateStore } from '../../../storage/private-store/private-store'
import { contextOfJob, type CommandContext } from '../command-context'
import type { CommandWithContext } from '../command-with-context'
import type { Outcome } from '../decider'
import { Policies } from '../policies'
import type { CommandRunner } from '../policy-follow-up'
import type { Policy } from '../policy'
import { deciderOn } from './decider-on'

/** A command that knows how it is carried out. */
export type MakeTeam = CommandWithContext & { readonly carryOut: () => Promise<Outcome> }

/** A process that follows the log by its policies, for as long as it lives. */
export type FollowingProcess = { readonly policies: Policies; readonly runner: Runner; readonly stop: () => Promise<void> }

type FollowedStores = Omit<Stores, 'files'>

const openEmbedded = async (folder: string): Promise<FollowedStores> => ({
  events: await openEmbeddedEventStore(folder),
  documents: await openEmbeddedReadStore(folder),
  secrets: await openEmbeddedPrivateStore(folder),
})

/** A log of teams, with the stores around it, and processes that follow it. */
export class FollowedLog {
  /** How many were parked, at each report. */
  readonly reports: number[] = []
  private readonly processes = new Set<FollowingProcess>()

  private constructor(
    private readonly folder: string,
    readonly events: EventStore,
    readonly documents: ReadStore,
    readonly secrets: PrivateStore,
  ) {}

  /** On the embedded engines, or on those that `open` opens. */
  static async open(open: (folder: string) => Promise<FollowedStores> = openEmbedded): Promise<FollowedLog> {
    const folder = await mkdtemp(join(tmpdir(), 'fullcourt-policies-'))
    const { events, documents, secrets } = await open(folder)
    await nameLog(events)
    return new FollowedLog(folder, events, documents, secrets)
  }

  /** Another log that has nothing in it but its name. */
  async otherLog(name: string): Promise<EventStore> {
    const events = await openEmbeddedEventStore(join(this.folder, name))
    await nameLog(events)
    return events
  }

  async start(
    policies: readonly Policy[],
    events = this.events,
    secrets = this.secrets,
    seeing: CommandRunner['seeing'] = (_, work) => work(),
  ): Promise<FollowingProcess> {
    const { documents: readStore } = this
    const runner = openRunner({ store: events, readStore, models: [teamCard], read: recall, lease: 900 })
    const bus: CommandRunner = {
      execute: async <C extends CommandWithContext, R>(command: C) => (await (command as unknown as MakeTeam).carryOut()) as R,
      seeing,
    }
    const running = new Policies(events, runner, secrets, bus, parked => void this.reports.push(parked.length))
    for (const policy of policies) running.register(policy)
    await running.start()
    const process = {
      policies: running,
      runner,
      stop: async () => {
        this.processes.delete(process)
        await running.stop()
        await runner.stop()
      },
    }
    this.processes.add(process)
    return process
  }

  /** Makes a team, as a policy's step or as somebody's call. */
  makeTeam(context: CommandContext, organization: number, team: number, events = this.events): MakeTeam {
    const details = { name: `Team ${team}` }
    const { decider } = deciderOn(events, () => new Date('2026-01-31T20:00:00.000Z'))
    return {
      context,
      carryOut: () =>
        decider.handle({
          stream: teamStream,
          id: team,
          context,
          organization,
          decide: state => createTeam(state, null, { organization, team, details, enters: null }),
        }),
    }
  }

  /** Somebody makes a team. */
  async teamMade(organization: number, team: number, events = this.events): Promise<Outcome & { readonly correlation: string }> {
    const context = contextOfJob([randomUUID()], 7, () => Promise.reject(new Error('Nobody asks for ids here.')))
    return { ...(await this.makeTeam(context, organization, team, events).carryOut()), correlation: context.correlation }
  }

  /** The active teams of a log, in the order in which they were made. */
  async teams(events = this.events): Promise<readonly number[]> {
    const teams: number[] = []
    for await (const page of events.readAll(BEGINNING))
      teams.push(...page.filter(({ type }) => type === 'TeamCreated').map(({ data }) => (data as { team: number }).team))
    return teams
  }

  async close(): Promise<void> {
    for (const process of [...this.processes]) await process.stop()
    await this.documents.close()
    await this.events.close()
    await this.secrets.close()
    await rm(this.folder, { recursive: true, force: true })
  }
}
