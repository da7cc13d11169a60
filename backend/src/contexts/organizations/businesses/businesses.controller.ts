import { Body, Controller, Param } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Commands } from '../../../core/facts/commands'
import { Allow } from '../../../core/http/allow'
import { refuseOthers } from '../../../core/http/as-stored'
import { InScope, ChangeInScope, type ChangeCall, ChangeIfMatch, type ChangeCallIfMatch } from '../../../core/http/parameters'
import { Adds, Changes, Reads, Removes, Restores } from '../../../core/http/call-kinds'
import type { Scope } from '../../../core/http/scope'
import { BusinessListQuery, BusinessQuery } from './businesses.queries'
import { BusinessAnswer } from './businesses.answers'
import { BusinessDto, BusinessPath, NewBusinessDto } from './businesses.dto'
import { AddBusiness, ChangeBusiness, RemoveBusiness, RestoreBusiness } from './businesses.commands'

@ApiTags('organizations')
@Controller('api/businesses')
export class BusinessesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Reads('', [BusinessAnswer])
  @Allow('tenant')
  list(@InScope() scope: Scope): Promise<BusinessAnswer[]> {
    return this.queries.execute(new BusinessListQuery({ scope }))
  }

  @Adds('', BusinessAnswer)
  @Allow('staff')
  async add(@Body() dto: NewBusinessDto, @ChangeInScope() { scope, context }: ChangeCall): Promise<BusinessAnswer> {
    const { id } = await this.commands.execute(new AddBusiness(context, { scope, form: dto.toForm() }))
    return this.queries.execute(new BusinessQuery({ scope, business: id }))
  }

  @Changes(':id', BusinessAnswer)
  @Allow('staff')
  async change(
    @Param() { id }: BusinessPath,
    @Body() dto: BusinessDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<BusinessAnswer> {
    await refuseOthers(dto, () => this.queries.execute(new BusinessQuery({ scope, business: id })))
    await this.commands.execute(new ChangeBusiness(context, { scope, business: id, wanted: dto.toWanted(), expectedRevision }))
    return this.queries.execute(new BusinessQuery({ scope, business: id }))
  }

  @Removes(':id')
  @Allow('staff')
  async remove(@Param() { id }: BusinessPath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new RemoveBusiness(context, { scope, business: id }))
  }

  @Restores(':id')
  @Allow('staff')
  async restore(@Param() { id }: BusinessPath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new RestoreBusiness(context, { scope, business: id }))
  }
}
