import { Controller, Get, Inject, Query, type StreamableFile } from '@nestjs/common'
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger'
import { BEGINNING } from '@fullcourt/event-store/port'
import type { Actor } from '../../core/http/actor'
import { Allow } from '../../core/http/allow'
import { InScope, SignedIn } from '../../core/http/parameters'
import { oneOrganization, type Scope } from '../../core/http/scope'
import { jsonLines, streamedFile } from '../../core/http/streamed-file'
import { zipStream } from '../../core/http/zip/zip-stream'
import { CLOCK, type Clock } from '../../core/injection/tokens'
import { ActivityRecorder } from '../../core/sign-in/activity/activity-recorder'
import { recordingContacts } from './opened-contacts'
import { ExportParams, FactsParams } from './organization-export.dto'
import { OrganizationFolder } from './organization-folder'
import { OrganizationLog } from './organization-log'

/** An organization, to be taken along (docs/history.md#taking-everything-along). */
@ApiTags('export')
@Controller('api')
export class OrganizationExportController {
  constructor(
    private readonly folder: OrganizationFolder,
    private readonly log: OrganizationLog,
    private readonly recorder: ActivityRecorder,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get('organization.zip')
  @Allow('owner')
  @ApiProduces('application/zip')
  @ApiOkResponse({ type: String, description: 'Everything of the organization, as a folder that an import brings in again' })
  async all(@Query() { contactDetails = false }: ExportParams, @InScope() scope: Scope, @SignedIn() actor: Actor) {
    const name = await this.folder.nameOf(scope)
    const files = recordingContacts(this.recorder, actor, contactDetails, options =>
      this.folder.files(scope, this.clock(), options),
    )
    return streamedFile(zipStream(files), { type: 'application/zip', name: `${name}.zip` })
  }

  @Get('facts.ndjson')
  @Allow('owner')
  @ApiProduces('application/x-ndjson')
  @ApiOkResponse({ type: String, description: 'Every fact of the organization, in order, a line of JSON each' })
  facts(
    @Query() { after = BEGINNING, limit = Infinity, contactDetails = false }: FactsParams,
    @InScope() scope: Scope,
    @SignedIn() actor: Actor,
  ): StreamableFile {
    const organization = oneOrganization(scope)
    const pages = recordingContacts(this.recorder, actor, contactDetails, options =>
      this.log.pages({ organization, after, limit }, options),
    )
    return streamedFile(jsonLines(pages), { type: 'application/x-ndjson; charset=utf-8', name: 'facts.ndjson' })
  }
}
