import { applyDecorators, Controller, Get, Query, type StreamableFile } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { formatInTimeZone } from 'date-fns-tz'
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../core/http/allow'
import { csvPages, type ExportCell } from '../../../core/http/csv'
import { InScope } from '../../../core/http/parameters'
import type { Scope } from '../../../core/http/scope'
import { jsonLines, streamedFile } from '../../../core/http/streamed-file'
import type { ActionAnswer } from './audit.answers'
import { AuditParams } from './audit.dto'
import { ActionsExportQuery } from './audit.queries'

const AnswersActions = (type: string, form: string) =>
  applyDecorators(
    Allow('staff'),
    ApiProduces(type),
    ApiOkResponse({ type: String, description: `What was done in the organization, newest first, as ${form}` }),
  )

const COLUMNS = ['Who', 'What', 'Reason', 'Of', 'Further changes', 'UTC', 'Request']

/** By the wall clock of a zone, as spreadsheets read it. */
const wallTime = (moment: string, zone: string) => formatInTimeZone(moment, zone, 'yyyy-MM-dd HH:mm:ss')

const row = (zone: string, { when, who, what, reason, thing, more, id }: ActionAnswer): readonly ExportCell[] => [
  wallTime(when, zone),
  who,
  what,
  reason,
  thing === null ? null : `${thing.kind} ${thing.name}`,
  more,
  when,
  id,
]

async function* rowsOf(pages: AsyncIterable<readonly ActionAnswer[]>, zone: string) {
  for await (const page of pages) yield page.map(action => row(zone, action))
}

/** The audit of an organization, to be taken along: all that the filters leave. */
@ApiTags('history')
@Controller('api')
export class AuditExportsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('history.csv')
  @AnswersActions('text/csv', 'CSV')
  async csv(@Query() params: AuditParams, @InScope() scope: Scope): Promise<StreamableFile> {
    const { pages, time_zone: zone } = await this.actions(params, scope)
    const content = csvPages([`When (${zone})`, ...COLUMNS], rowsOf(pages, zone))
    return streamedFile(content, { type: 'text/csv; charset=utf-8', name: 'history.csv' })
  }

  @Get('history.ndjson')
  @AnswersActions('application/x-ndjson', 'a line of JSON each')
  async ndjson(@Query() params: AuditParams, @InScope() scope: Scope): Promise<StreamableFile> {
    const { pages } = await this.actions(params, scope)
    return streamedFile(jsonLines(pages), { type: 'application/x-ndjson; charset=utf-8', name: 'history.ndjson' })
  }

  private actions(params: AuditParams, scope: Scope) {
    return this.queries.execute(new ActionsExportQuery({ scope, wanted: params.toWanted() }))
  }
}
