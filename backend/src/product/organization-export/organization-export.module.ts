import { Module } from '@nestjs/common'
import { UploadsModule } from '../../core/uploads/uploads.module'
import { LeagueFolders } from './league-folders'
import { OrganizationExportController } from './organization-export.controller'
import { OrganizationFolder } from './organization-folder'
import { OrganizationLog } from './organization-log'

@Module({
  imports: [UploadsModule],
  controllers: [OrganizationExportController],
  providers: [LeagueFolders, OrganizationFolder, OrganizationLog],
})
export class OrganizationExportModule {}
