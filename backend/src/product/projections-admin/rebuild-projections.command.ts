import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Runner } from '@fullcourt/projections/runner/runner'
import { RUNNER } from '../../core/injection/tokens'
import { namedProjections, orRefused } from './named-projections'
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
    const names = namedProjections(name)
    return orRefused(async () => rebuildAnswer((await this.runner.rebuild(names)).progress()))
  }
}
