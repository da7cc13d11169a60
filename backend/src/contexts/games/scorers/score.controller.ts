import { Body, Controller, Header, Inject, Req } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger'
import type { FastifyRequest } from 'fastify'
import { refuse } from '@fullcourt/domain/facts/decision'
import { Refused } from '../../../core/facts/refused'
import { Allow } from '../../../core/http/allow'
import { TakesBody } from '../../../core/http/body-limits'
import { Does, Reads } from '../../../core/http/call-kinds'
import { InScope } from '../../../core/http/parameters'
import { CountsAttempts } from '../../../core/sign-in/counts-attempts'
import { SCORER_SECRETS, type LinkSecrets } from '../../../core/sign-in/links/link-secrets'
import { SignIn } from '../../../core/sign-in/sign-in'
import { ScoringAnswer } from './scorers.answers'
import { OpenScorerLinkDto } from './scorers.dto'
import { ScoringQuery } from './scorers.queries'
import { Scorers, type ScorerScope } from './scorers'

const UNKNOWN = refuse('not-found', 'This scorer link is not valid. Ask for another one.')

/** What a scorer does beside the calls for a game: opens their link, and sees what they may score (docs/tenancy.md#scorers). */
@ApiTags('Scorers')
@Controller('api/score')
export class ScoreController {
  constructor(
    private readonly queries: QueryBus,
    @Inject(SCORER_SECRETS) private readonly secrets: LinkSecrets,
    private readonly scorers: Scorers,
    private readonly signIn: SignIn,
  ) {}

  /** A link opens any number of times, on any number of phones, until it ends. */
  @Does('open', ScoringAnswer)
  @CountsAttempts()
  @TakesBody({ kilobytes: 4, values: 20 })
  @Allow('anyone')
  @Header('Cache-Control', 'no-store')
  @ApiTooManyRequestsResponse({ description: 'Too many failed attempts; Retry-After says how many seconds to wait.' })
  async open(@Body() { secret }: OpenScorerLinkDto, @Req() request: FastifyRequest): Promise<ScoringAnswer> {
    const scorer = await this.secrets.find(secret)
    if (scorer === undefined) throw new Refused(UNKNOWN)
    request.attempt?.succeeded()
    const scope = await this.scorers.scope(scorer)
    await this.signIn.beginScoring(request, scorer)
    return this.queries.execute(new ScoringQuery({ scope }))
  }

  @Reads('', ScoringAnswer)
  @Allow('scorer')
  @Header('Cache-Control', 'no-store')
  games(@InScope() scope: ScorerScope): Promise<ScoringAnswer> {
    return this.queries.execute(new ScoringQuery({ scope }))
  }
}
