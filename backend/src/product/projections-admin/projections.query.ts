import { Inject } from '@nestjs/common'
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { EventStore, Position } from '@fullcourt/event-store/port'
import { activeVersion, versionsOf, type VersionRegistry } from '@fullcourt/projections/version-registry'
import { readModels } from '@fullcourt/projections/models/models'
import { completeUpTo, WHOLE_VERSION, type Parked } from '@fullcourt/projections/parked'
import type { ReadModel } from '@fullcourt/projections/projection'
import type { RebuildProgress } from '@fullcourt/projections/runner/rebuild'
import type { ModelVersion, LogReach, ReadStore } from '@fullcourt/projections/read-store'
import type { Runner } from '@fullcourt/projections/runner/runner'
import { Policies } from '../../core/facts/policies'
import { EVENT_STORE, READ_STORE, RUNNER } from '../../core/injection/tokens'
import type { ParkedAnswer, ProjectionAnswer, RebuildAnswer } from './projections.answers'
import { goesOn } from './asked-rebuild'
import { rebuildAnswer } from './rebuild-answer'
import { SharedRebuilds } from './shared-rebuilds'

/** Every projection: its position, what of it is parked, and how its rebuild goes. The policies follow. */
export class ProjectionsQuery {}

@QueryHandler(ProjectionsQuery)
export class ProjectionsQueryHandler implements IQueryHandler<ProjectionsQuery> {
  constructor(
    @Inject(RUNNER) private readonly runner: Runner,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(READ_STORE) private readonly documents: ReadStore,
    private readonly policies: Policies,
    private readonly rebuilds: SharedRebuilds,
  ) {}

  async execute(): Promise<ProjectionAnswer[]> {
    return [...(await this.projections()), ...(await this.policyRows())]
  }

  private async projections(): Promise<ProjectionAnswer[]> {
    const { readings } = this.runner
    const live: LogReach = { position: this.runner.position(), count: this.runner.count() }
    const [registry, parked, unread, rebuilds] = await Promise.all([
      readings.registry.current(),
      readings.parked.current(),
      this.factsAfter(live.position),
      this.rebuilds.all(),
    ])
    const elsewhere = this.runner.health().leads ? new Map<string, RebuildAnswer>() : await this.rebuildsElsewhere(registry, live)
    return readModels.map(model => {
      const build = activeVersion(registry, model)
      const at = build === undefined ? undefined : completeUpTo(parked, build, live)
      return {
        kind: 'projection',
        name: model.name,
        version: model.version,
        position: at?.position ?? null,
        behind: unread + live.count - (at?.count ?? 0),
        ...rebuildOf(rebuilds, model, elsewhere.get(model.name) ?? null),
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

  /** What another process rebuilds, as far as the store tells. */
  private async rebuildsElsewhere(
    registry: VersionRegistry,
    { count: target }: LogReach,
  ): Promise<ReadonlyMap<string, RebuildAnswer>> {
    const building = readModels.flatMap(({ name }) => {
      const version = versionsOf(registry, name).building
      return version === null ? [] : [{ name, version }]
    })
    const answers = building.map(async ({ name, version }) => {
      const done = (await this.documents.checkpoint(version))?.count ?? 0
      const progress = { phase: 'reading' as const, done, target: Math.max(done, target), rate: 0, timeLeft: null, error: null }
      return [name, { projections: [name], ...progress }] satisfies [string, RebuildAnswer]
    })
    return new Map(await Promise.all(answers))
  }
}

/** `elsewhere`: what the store alone tells of a build that the runner says nothing of. */
const rebuildOf = (
  rebuilds: readonly RebuildProgress[],
  { name }: ReadModel<unknown>,
  elsewhere: RebuildAnswer | null,
): Pick<ProjectionAnswer, 'building' | 'ended'> => {
  const last = rebuilds.findLast(({ models }) => models.includes(name))
  if (last === undefined) return { building: elsewhere, ended: null }
  const answer = rebuildAnswer(last)
  if (goesOn(last)) return { building: answer, ended: null }
  switch (answer.phase) {
    case 'failed':
      return { building: answer, ended: answer }
    case 'interrupted':
      return { building: elsewhere, ended: answer }
    default:
      // What the store names still was read before it ended.
      return { building: null, ended: answer }
  }
}

const parkedDocuments = (parked: Parked, build: ModelVersion): ParkedAnswer[] =>
  Object.entries(parked[build] ?? {}).map(([id, { fact, error }]) => ({
    what: id === WHOLE_VERSION ? 'all documents' : `document ${id}`,
    fact: fact.type,
    position: fact.position,
    error,
  }))
