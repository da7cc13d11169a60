import { Module } from '@nestjs/common'
import { ClaimsModule } from '../../core/claims/claims.module'
import { handlersOf } from '../../core/injection/handlers'
import { UploadsModule } from '../../core/uploads/uploads.module'
import { BusinessAccess } from './businesses/business-access'
import * as businessCommands from './businesses/businesses.commands'
import { BusinessesController } from './businesses/businesses.controller'
import * as businessQueries from './businesses/businesses.queries'
import { DomainChecks } from './domain/domain-checks'
import { DomainController } from './domain/domain.controller'
import { ListingsController } from './listings/listings.controller'
import * as listingQueries from './listings/listings.queries'
import { MenuAccess } from './menu/menu-access'
import * as menuCommands from './menu/menu.commands'
import { MenuController } from './menu/menu.controller'
import * as menuQueries from './menu/menu.queries'
import { OrganizationAddresses } from './organization-addresses'
import { OrganizationDetailQueryHandler } from './organization-detail.query'
import * as commands from './organizations.commands'
import { OrganizationsController } from './organizations.controller'
import * as queries from './organizations.queries'
import * as siteCommands from './site/site.commands'
import { SiteController } from './site/site.controller'
import * as siteQueries from './site/site.queries'

/** Organizations with what their sites show of them: menu, content, listed businesses. */
@Module({
  imports: [ClaimsModule, UploadsModule],
  controllers: [
    OrganizationsController,
    DomainController,
    ListingsController,
    MenuController,
    SiteController,
    BusinessesController,
  ],
  providers: [
    ...handlersOf({ ...commands, ...menuCommands, ...siteCommands, ...businessCommands }),
    ...handlersOf({ ...queries, ...listingQueries, ...menuQueries, ...siteQueries, ...businessQueries }),
    OrganizationAddresses,
    DomainChecks,
    OrganizationDetailQueryHandler,
    MenuAccess,
    BusinessAccess,
  ],
})
export class OrganizationsModule {}
