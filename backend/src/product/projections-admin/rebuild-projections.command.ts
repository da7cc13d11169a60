import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { refuse } from '@fullcourt/domain/facts/decision'
import { readModels } from '@fullcourt/projections/models/models'
import { RebuildRefused } from '@fullcourt/projections/runner/rebuild-errors'
import type { Runner } from '@fullcourt/projections/runner/runner'
import { Refused } from '../../core/facts/refused'
import { RUNNER } from '../../core/injection/tokens'
import type { RebuildAnswer } from './projections.answers'
import { rebuildAnswer } from './rebuild-answer'

/** Begins to write a projection anew beside the one being read, or all of them. It writes no fact: nothing of a league changes. */
export class RebuildProjections {
  constructor(readonly name: string | 'all') {}
}

@CommandHandler(RebuildProjections)
export class RebuildProjectionsHandler implements ICommandHandler<RebuildProjections> {
  constructor(@Inject(RUNNER) private readonly runner: Runner) {}

  /** The rebuild as it begins; it goes on in the background. */
  async execute({ name }: RebuildProjections): Promise<RebuildAnswer> {
    if (name !== 'all' && !readModels.some(model => model.name === name))
      throw new Refused(refuse('not-found', 'Projection not found'))
    try {
      return rebuildAnswer((await this.runner.rebuild(name === 'all' ? undefined : [name])).progress())
    } catch (error) {
      if (error instanceof RebuildRefused) throw new Refused(refuse('conflict', error.message))
      throw error
    }
  }
}
