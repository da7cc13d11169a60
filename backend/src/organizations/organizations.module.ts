import { Module } from '@nestjs/common'
import { ClaimsModule } from '../claims/claims.module'
import { ChangeOrganizationHandler } from './change-organization.command'
import { CreateOrganizationHandler } from './create-organization.command'
import { DeleteOrganizationHandler } from './delete-organization.command'
import { RestoreOrganizationHandler } from './restore-organization.command'
import { UploadsModule } from '../uploads/uploads.module'
import {
  DeletedOrganizationsHandler,
  OrganizationDetailHandler,
  OrganizationQueryHandler,
  OrganizationsHandler,
} from './organization.query'
import { OrganizationsController } from './organizations.controller'
import { OrganizationAddresses } from './organization-addresses'

@Module({
  imports: [ClaimsModule, UploadsModule],
  controllers: [OrganizationsController],
  providers: [
    OrganizationAddresses,
    CreateOrganizationHandler,
    ChangeOrganizationHandler,
    DeleteOrganizationHandler,
    RestoreOrganizationHandler,
    OrganizationQueryHandler,
    OrganizationsHandler,
    DeletedOrganizationsHandler,
    OrganizationDetailHandler,
  ],
})
export class OrganizationsModule {}
