import { Controller, Param } from '@nestjs/common'
import { ApiOperation, ApiTags } from '@nestjs/swagger'
import { Commands } from '../../../core/facts/commands'
import type { Actor } from '../../../core/http/actor'
import { Allow } from '../../../core/http/allow'
import { SignedIn, ChangeInScope, type ChangeCall } from '../../../core/http/parameters'
import { Removes } from '../../../core/http/call-kinds'
import { ErasePerson } from './erase-person.command'
import { PersonPath } from './erasure.dto'

@ApiTags('people')
@Controller('api/people')
export class ErasureController {
  constructor(private readonly commands: Commands) {}

  @Removes(':kind/:id')
  @Allow('owner')
  @ApiOperation({ summary: 'Erase a person for good: names, contact details and photo go everywhere, figures stay' })
  async erase(
    @Param() { kind, id }: PersonPath,
    @SignedIn() actor: Actor,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<void> {
    await this.commands.execute(new ErasePerson(context, { by: { actor, scope }, kind, id }))
  }
}
