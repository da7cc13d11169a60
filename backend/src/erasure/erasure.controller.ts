import { Controller, Delete, HttpCode, Param } from '@nestjs/common'
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import type { CommandContext } from '../facts/command-context'
import { Commands } from '../facts/commands'
import type { Actor } from '../http/actor'
import { Allow } from '../http/allow'
import { RequestContext, InScope, SignedIn } from '../http/parameters'
import type { Scope } from '../http/scope'
import { ErasePerson } from './erase-person.command'
import { PersonPath } from './erasure.dto'

@ApiTags('people')
@Controller('api/people')
export class ErasureController {
  constructor(private readonly commands: Commands) {}

  @Delete(':kind/:id')
  @Allow('owner')
  @HttpCode(204)
  @ApiOperation({ summary: 'Erase a person for good: names, contact details and photo go everywhere, figures stay' })
  @ApiNoContentResponse()
  async erase(
    @Param() { kind, id }: PersonPath,
    @SignedIn() actor: Actor,
    @InScope() scope: Scope,
    @RequestContext() context: CommandContext,
  ): Promise<void> {
    await this.commands.execute(new ErasePerson(context, { by: { actor, scope }, kind, id }))
  }
}
