import { Inject } from '@nestjs/common'
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { EventStore, Position } from '@fullcourt/event-store/port'
import { activeVersion } from '@fullcourt/projections/version-registry'
import { readModels } from '@fullcourt/projections/models/models'
import { completeUpTo, WHOLE_VERSION, type Parked } from '@fullcourt/projections/parked'
import type { ReadModel } from '@fullcourt/projections/projection'
import type { ModelVersion, LogReach } from '@fullcourt/projections/read-store'
import type { Runner } from '@fullcourt/projections/runner/runner'
import { Policies } from '../../core/facts/policies'
import { EVENT_STORE, RUNNER } from '../../core/injection/tokens'
import type { ParkedAnswer, ProjectionAnswer } from './projections.answers'
import { rebuildAnswer } from './rebuild-answer'

/** Every projection: its position, what of it is parked, and how its rebuild goes. The policies follow. */
export class ProjectionsQuery {}

@QueryHandler(ProjectionsQuery)
export class ProjectionsQueryHandler implements IQueryHandler<ProjectionsQuery> {
  constructor(
    @Inject(RUNNER) private readonly runner: Runner,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly policies: Policies,
  ) {}

  async execute(): Promise<ProjectionAnswer[]> {
    return [...(await this.projections()), ...(await this.policyRows())]
  }

  private async projections(): Promise<ProjectionAnswer[]> {
    const { readings } = this.runner
    const live: LogReach = { position: this.runner.position(), count: this.runner.count() }
    const [registry, parked, unread] = await Promise.all([
      readings.registry.current(),
      readings.parked.current(),
      this.factsAfter(live.position),
    ])
    return readModels.map(model => {
      const build = activeVersion(registry, model)
      const at = build === undefined ? undefined : completeUpTo(parked, build, live)
      return {
        kind: 'projection',
        name: model.name,
        version: model.version,
        position: at?.position ?? null,
        behind: unread + live.count - (at?.count ?? 0),
        ...this.rebuildOf(model),
        parked: build === undefined ? [] : parkedDocuments(parked, build),
      }
    })
  }

  private async policyRows(): Promise<ProjectionAnswer[]> {
    const rows = this.policies.standings().map(async ({ name, position, parked }): Promise<ProjectionAnswer> => ({
      kind: 'policy',
      name,
      version: 1,
      position,
      behind: await this.factsAfter(position),
      building: null,
      ended: null,
      parked: parked.map(({ organization, fact, error }) => ({
        what: organization === null ? 'installation' : `organization ${organization}`,
        fact: fact.type,
        position: fact.position,
        error,
      })),
    }))
    return Promise.all(rows)
  }

  /** The runner is at most a few facts behind, except after an outage. */
  private async factsAfter(position: Position): Promise<number> {
    let count = 0
    for await (const page of this.events.readAll(position)) count += page.length
    return count
  }

  private rebuildOf(model: ReadModel<unknown>): Pick<ProjectionAnswer, 'building' | 'ended'> {
    const last = this.runner.rebuilds().findLast(({ models }) => models.includes(model))
    if (last === undefined) return { building: null, ended: null }
    const answer = rebuildAnswer(last.progress())
    if (last.goesOn) return { building: answer, ended: null }
    return { building: answer.phase === 'failed' ? answer : null, ended: answer }
  }
}

const parkedDocuments = (parked: Parked, build: ModelVersion): ParkedAnswer[] =>
  Object.entries(parked[build] ?? {}).map(([id, { fact, error }]) => ({
    what: id === WHOLE_VERSION ? 'all documents' : `document ${id}`,
    fact: fact.type,
    position: fact.position,
    error,
  }))
