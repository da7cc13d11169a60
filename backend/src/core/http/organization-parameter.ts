import { applyDecorators } from '@nestjs/common'
import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional } from 'class-validator'

/** The organization that a super_admin means, as a parameter of the query; it is looked at where the scope is made. */
export const OrganizationParameter = () =>
  applyDecorators(ApiPropertyOptional({ type: Number, description: 'The organization, named by a super_admin' }), IsOptional())
