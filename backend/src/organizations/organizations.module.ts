import { Module } from '@nestjs/common'
import { ClaimsModule } from '../claims/claims.module'
import { ChangeOrganizationHandler } from './change-organization'
import { CreateOrganizationHandler } from './create-organization'
import { DeleteOrganizationHandler } from './delete-organization'
import { OrganizationAddresses } from './organization-addresses'
import { SetFeatureFlagsHandler } from './set-feature-flags'

@Module({
  imports: [ClaimsModule],
  providers: [
    OrganizationAddresses,
    CreateOrganizationHandler,
    ChangeOrganizationHandler,
    SetFeatureFlagsHandler,
    DeleteOrganizationHandler,
  ],
})
export class OrganizationsModule {}
