import { Body, Controller, Param, Post, Res } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger'
import type { FastifyReply } from 'fastify'
import { refuse } from '@fullcourt/domain/facts/decision'
import { Refused } from '../../core/facts/refused'
import { Commands } from '../../core/facts/commands'
import { Allow } from '../../core/http/allow'
import { Reads } from '../../core/http/call-kinds'
import { Files, TakesForm, type UploadedFile } from '../../core/http/multipart'
import { InScope, ChangeInScope, type ChangeCall } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import { ImportAnswer } from './imports.answers'
import { ImportQuery } from './imports.queries'
import { BeginImport } from './commands/begin-import.command'
import { refuseProblems } from './check/checked-upload'
import { FileChecker } from './file-checker'
import { LEAGUE_FILE_LIMITS } from './files'
import { ImportPath, NewImportDto } from './imports.dto'
import { PreviewImportQuery } from './queries/preview-import.query'

const HOW_TO_IMPORT = 'Nothing was imported: allow these conflicts to import it all the same.'

/** Throws `Refused` where something would be in the way of games of an import: nobody said that it may come in all the same. */
export const refuseConflicts = ({ conflicts, moreConflicts, scheduleReports: reports }: ImportAnswer): void => {
  if (conflicts.length === 0) return
  const more = moreConflicts > 0 ? [`… and ${moreConflicts} more.`] : []
  const message = [...conflicts.map(conflict => conflict.message), ...more, HOW_TO_IMPORT].join(' ')
  throw new Refused({ ...refuse('conflict', message), details: { conflicts, reports } })
}

/** Throws `Refused` where what the files say cannot be brought in together, however well they are written. */
const refuseFaults = ({ problems }: ImportAnswer): void => {
  if (problems.length > 0) throw new Refused(refuse('invalid', problems.join(' ')))
}

@ApiTags('imports')
@Controller('api/imports')
export class ImportsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly checker: FileChecker,
  ) {}

  @Post()
  @Allow('staff')
  @TakesForm(LEAGUE_FILE_LIMITS, 'multipart/form-data')
  @ApiCreatedResponse({ type: ImportAnswer, description: 'The import that began' })
  @ApiOkResponse({ type: ImportAnswer, description: 'What a dry run found' })
  async begin(
    @Body() { organization, season, league: named, time_zone: timeZone, dryRun, allowConflicts }: NewImportDto,
    @Files() uploaded: readonly UploadedFile[],
    @ChangeInScope() { scope, context }: ChangeCall,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ImportAnswer> {
    const upload = await this.checker.upload(uploaded)
    const league = named || upload.folder
    if (!league) throw new Refused(refuse('invalid', 'League is required.'))
    const wanted = { organization: organization || undefined, season, league, timeZone: timeZone || undefined }
    const preview = () => this.queries.execute<PreviewImportQuery, ImportAnswer>(new PreviewImportQuery(scope, wanted, upload))
    if (dryRun) {
      reply.status(200)
      return preview()
    }
    refuseProblems(upload)
    const found = await preview()
    refuseFaults(found)
    if (!allowConflicts) refuseConflicts(found)
    const { id } = await this.commands.execute(
      new BeginImport(context, { scope, wanted, files: upload.files, rows: upload.rows.count }),
    )
    return this.queries.execute(new ImportQuery({ scope, id }))
  }

  @Reads(':id', ImportAnswer)
  @Allow('staff')
  one(@Param() { id }: ImportPath, @InScope() scope: Scope): Promise<ImportAnswer> {
    return this.queries.execute(new ImportQuery({ scope, id }))
  }
}
