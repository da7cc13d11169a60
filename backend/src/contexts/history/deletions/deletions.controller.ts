import { Body, Controller } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { refuse } from '@fullcourt/domain/facts/decision'
import { audienceOf } from '@fullcourt/domain/undo/inverses'
import { isInAudience } from '@fullcourt/domain/users/audience'
import { Previewed } from '../../../core/effects/previewed'
import { Refused } from '../../../core/facts/refused'
import type { Actor } from '../../../core/http/actor'
import { Allow } from '../../../core/http/allow'
import { Does } from '../../../core/http/call-kinds'
import { ChangeInScope, SignedIn, type ChangeCall } from '../../../core/http/parameters'
import { ActionSteps, StepRefused } from '../steps/action-steps'
import { DeletionsAnswer } from './deletions.answers'
import { DeletionsDto } from './deletions.dto'

const NOT_ALLOWED = refuse('forbidden', 'You may not delete one of these.')

/** Deletes several things as one action, all of them or none (docs/facts.md#deleting-and-bringing-back). */
@ApiTags('history')
@Controller('api')
export class DeletionsController {
  constructor(private readonly steps: ActionSteps) {}

  @Does('deletions', DeletionsAnswer)
  @Allow('staff')
  @Previewed()
  async delete(
    @Body() { things, undoes = [] }: DeletionsDto,
    @ChangeInScope() { scope, context }: ChangeCall,
    @SignedIn() actor: Actor,
  ): Promise<DeletionsAnswer> {
    const steps = things.map(thing => ({ inverse: { does: 'delete', thing: thing.toThing() } as const, revision: 0 }))
    if (steps.some(({ inverse }) => !isInAudience(audienceOf(inverse), actor.role))) throw new Refused(NOT_ALLOWED)
    const call = { context, scope, actor, undoes, allowConflicts: false, action: null }
    const [refused] = steps.length > 1 ? await this.steps.ask(call, steps) : []
    if (refused) throw refused.error
    try {
      await this.steps.write(call, steps)
    } catch (error) {
      throw error instanceof StepRefused ? error.problem : error
    }
    return { id: context.correlation }
  }
}
