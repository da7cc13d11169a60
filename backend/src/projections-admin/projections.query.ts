import { Inject } from '@nestjs/common'
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { EventStore, Position } from '@fullcourt/event-store/port'
import { activeBuild } from '@fullcourt/projections/catalogue'
import { readModels } from '@fullcourt/projections/models'
import { completeUpTo } from '@fullcourt/projections/parked'
import type { ReadModel } from '@fullcourt/projections/projection'
import type { Checkpoint } from '@fullcourt/projections/read-store'
import type { Runner } from '@fullcourt/projections/runner/runner'
import { EVENT_STORE, RUNNER } from '../tokens'
import type { ProjectionAnswer, RebuildAnswer } from './projections.answers'
import { rebuildAnswer } from './rebuild-answer'

/** Every projection: where it stands, and how its rebuild goes. */
export class Projections {}

@QueryHandler(Projections)
export class ProjectionsHandler implements IQueryHandler<Projections> {
  constructor(
    @Inject(RUNNER) private readonly runner: Runner,
    @Inject(EVENT_STORE) private readonly events: EventStore,
  ) {}

  async execute(): Promise<ProjectionAnswer[]> {
    const { readings } = this.runner
    const live: Checkpoint = { position: this.runner.position(), count: this.runner.count() }
    const [catalogue, parked, unread] = await Promise.all([
      readings.catalogue.current(),
      readings.parked.current(),
      this.factsAfter(live.position),
    ])
    return readModels.map(model => {
      const build = activeBuild(catalogue, model)
      const at = build === undefined ? undefined : completeUpTo(parked, build, live)
      return {
        name: model.name,
        version: model.version,
        position: at?.position ?? null,
        behind: unread + live.count - (at?.count ?? 0),
        building: this.buildingOf(model),
      }
    })
  }

  /** The runner is at most a few facts behind, except after an outage. */
  private async factsAfter(position: Position): Promise<number> {
    let count = 0
    for await (const page of this.events.readAll(position)) count += page.length
    return count
  }

  private buildingOf(model: ReadModel<unknown>): RebuildAnswer | null {
    const last = this.runner.rebuilds().findLast(({ models }) => models.includes(model))
    if (last === undefined) return null
    const progress = last.progress()
    return last.goesOn || progress.phase === 'failed' ? rebuildAnswer(progress) : null
  }
}
