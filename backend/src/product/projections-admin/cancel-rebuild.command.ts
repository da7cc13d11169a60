import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { namedProjections, orRefused } from './named-projections'
import { SharedRebuilds } from './shared-rebuilds'

/** Cancels the rebuild of a projection, together with those that are rebuilt with it, or all; where none goes on, nothing happens. */
export class CancelRebuild {
  constructor(readonly name: string | 'all') {}
}

@CommandHandler(CancelRebuild)
export class CancelRebuildHandler implements ICommandHandler<CancelRebuild> {
  constructor(private readonly rebuilds: SharedRebuilds) {}

  /** What was read before is read on. */
  execute({ name }: CancelRebuild): Promise<void> {
    const names = namedProjections(name)
    return orRefused(() => this.rebuilds.cancel(names))
  }
}
