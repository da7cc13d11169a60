import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Runner } from '@fullcourt/projections/runner/runner'
import { RUNNER } from '../../core/injection/tokens'
import { namedProjections, orRefused } from './named-projections'

/** Cancels the rebuild of a projection, together with those that are rebuilt with it, or all; where none goes on, nothing happens. */
export class CancelRebuild {
  constructor(readonly name: string | 'all') {}
}

@CommandHandler(CancelRebuild)
export class CancelRebuildHandler implements ICommandHandler<CancelRebuild> {
  constructor(@Inject(RUNNER) private readonly runner: Runner) {}

  /** What was read before is read on. */
  execute({ name }: CancelRebuild): Promise<void> {
    const names = namedProjections(name)
    return orRefused(() => this.runner.cancelRebuild(names))
  }
}
