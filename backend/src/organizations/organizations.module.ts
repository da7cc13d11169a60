import { Module } from '@nestjs/common'
import { ClaimsModule } from '../claims/claims.module'
import { ChangeOrganizationHandler } from './change-organization'
import { CreateOrganizationHandler } from './create-organization'
import { DeleteOrganizationHandler } from './delete-organization'
import { UploadsModule } from '../uploads/uploads.module'
import { OrganizationDetailHandler, OrganizationQueryHandler, OrganizationsHandler } from './organization.queries'
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
    OrganizationQueryHandler,
    OrganizationsHandler,
    OrganizationDetailHandler,
  ],
})
export class OrganizationsModule {}
