import { Body, Controller, Param } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../core/http/allow'
import { Does } from '../../../core/http/call-kinds'
import { InScope } from '../../../core/http/parameters'
import type { Scope } from '../../../core/http/scope'
import { WithReason } from '../../../core/http/with-reason.dto'
import { OrganizationPath } from '../organizations.dto'
import { DomainCheckAnswer } from './domain-check.answers'
import { DomainChecks } from './domain-checks'

/** Whether the own domain of an organization leads here. */
@ApiTags('organizations')
@Controller('api')
export class DomainController {
  constructor(private readonly checks: DomainChecks) {}

  @Does('organizations/:id/domain/check', DomainCheckAnswer)
  @Allow('owner')
  check(@Param() { id }: OrganizationPath, @Body() _: WithReason, @InScope() scope: Scope): Promise<DomainCheckAnswer> {
    return this.checks.check(scope, id)
  }
}
