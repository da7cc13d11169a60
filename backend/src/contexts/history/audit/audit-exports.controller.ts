import { applyDecorators, Controller, Get, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { formatInTimeZone } from 'date-fns-tz'
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../core/http/allow'
import { csvText } from '../../../core/http/csv'
import { InScope } from '../../../core/http/parameters'
import { TextAnswer } from '../../../core/http/raw-answers'
import type { Scope } from '../../../core/http/scope'
import type { ActionAnswer, ActionPageAnswer } from './audit.answers'
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

const row = (zone: string, { when, who, what, reason, thing, more, id }: ActionAnswer) => [
  wallTime(when, zone),
  who,
  what,
  reason,
  thing === null ? null : `${thing.kind} ${thing.name}`,
  more,
  when,
  id,
]

/** The audit of an organization, to be taken along. */
@ApiTags('history')
@Controller('api')
export class AuditExportsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('history.csv')
  @AnswersActions('text/csv', 'CSV')
  async csv(@Query() params: AuditParams, @InScope() scope: Scope): Promise<TextAnswer> {
    const { actions, time_zone: zone } = await this.actions(params, scope)
    const columns = [`When (${zone})`, ...COLUMNS]
    const rows = actions.map(action => row(zone, action))
    return new TextAnswer(csvText({ name: 'history', columns, rows }), 'text/csv; charset=utf-8', 'history.csv')
  }

  @Get('history.ndjson')
  @AnswersActions('application/x-ndjson', 'a line of JSON each')
  async ndjson(@Query() params: AuditParams, @InScope() scope: Scope): Promise<TextAnswer> {
    const lines = (await this.actions(params, scope)).actions.map(action => `${JSON.stringify(action)}\n`)
    return new TextAnswer(lines.join(''), 'application/x-ndjson; charset=utf-8', 'history.ndjson')
  }

  private actions(params: AuditParams, scope: Scope): Promise<Omit<ActionPageAnswer, 'next'>> {
    return this.queries.execute(new ActionsExportQuery({ scope, wanted: params.toWanted() }))
  }
}
