import { Module } from '@nestjs/common'
import { ClaimsModule } from '../../core/claims/claims.module'
import { handlersOf } from '../../core/injection/handlers'
import * as commands from './organizations.commands'
import { UploadsModule } from '../../core/uploads/uploads.module'
import {
  DeletedOrganizationsQueryHandler,
  OrganizationDetailQueryHandler,
  OrganizationQueryHandler,
  OrganizationsQueryHandler,
} from './organization.query'
import { OrganizationsController } from './organizations.controller'
import { OrganizationAddresses } from './organization-addresses'

@Module({
  imports: [ClaimsModule, UploadsModule],
  controllers: [OrganizationsController],
  providers: [
    ...handlersOf(commands),
    OrganizationAddresses,
    OrganizationQueryHandler,
    OrganizationsQueryHandler,
    DeletedOrganizationsQueryHandler,
    OrganizationDetailQueryHandler,
  ],
})
export class OrganizationsModule {}
