import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { namedProjections, orRefused } from './named-projections'
import type { RebuildAnswer } from './projections.answers'
import { rebuildAnswer } from './rebuild-answer'
import { SharedRebuilds } from './shared-rebuilds'

/** Begins to write a projection anew beside the one being read, or all of them. It writes no fact: nothing of a league changes. */
export class RebuildProjections {
  constructor(readonly name: string | 'all') {}
}

@CommandHandler(RebuildProjections)
export class RebuildProjectionsHandler implements ICommandHandler<RebuildProjections> {
  constructor(private readonly rebuilds: SharedRebuilds) {}

  /** The rebuild as it begins, or as it waits for the runner; it goes on in the background. */
  async execute({ name }: RebuildProjections): Promise<RebuildAnswer> {
    const names = namedProjections(name)
    return orRefused(async () => rebuildAnswer(await this.rebuilds.rebuild(names)))
  }
}
