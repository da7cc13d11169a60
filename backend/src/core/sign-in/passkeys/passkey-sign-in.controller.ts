import { Body, Controller, Header, Inject, Req, Res, UnauthorizedException } from '@nestjs/common'
import { ApiOperation, ApiTags, ApiTooManyRequestsResponse, ApiUnauthorizedResponse } from '@nestjs/swagger'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../../http/actor'
import { Allow } from '../../http/allow'
import { TakesBody } from '../../http/body-limits'
import { Does } from '../../http/call-kinds'
import { WithReason } from '../../http/with-reason.dto'
import { isAtHome } from '../at-home'
import { CountsAttempts } from '../counts-attempts'
import { LoginAnswer } from '../login.dto'
import { ACCOUNTS, type Accounts } from '../ports'
import { SignIn } from '../sign-in'
import { requestOptions, checkSigned, challengeOf } from './ceremonies'
import { bindingOf, sendBinding } from './challenge-cookie'
import { PasskeyChallenges } from './challenges'
import { Passkeys, type Passkey } from './passkeys'
import { PasskeyLoginDto, PasskeyOptionsAnswer } from './passkeys.dto'
import { relyingPartyOf } from './relying-party'

/** Whatever the cause (docs/tenancy.md#passkeys). */
const NOT_ACCEPTED = 'This passkey was not accepted. Sign in with your username and password.'

/** Signing in with a passkey (docs/tenancy.md#passkeys). */
@ApiTags('Sign-in')
@Controller('api/auth/login/passkey')
export class PasskeySignInController {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly challenges: PasskeyChallenges,
    private readonly signIn: SignIn,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  @Does('options', PasskeyOptionsAnswer)
  @TakesBody({ kilobytes: 4, values: 20 })
  @Allow('anyone')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Begin to sign in with a passkey; the answer sets a cookie to which its challenge is bound' })
  async options(
    @Body() _: WithReason,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasskeyOptionsAnswer> {
    const party = relyingPartyOf(request)
    const challenge = this.challenges.make({ purpose: 'sign in', binding: sendBinding(request, reply) })
    return { options: await requestOptions({ party, challenge }) }
  }

  @Does('', LoginAnswer)
  @CountsAttempts()
  @TakesBody({ kilobytes: 16, values: 20 })
  @Allow('anyone')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Sign in with what a passkey signed; the answer sets the session cookie' })
  @ApiUnauthorizedResponse({ description: NOT_ACCEPTED })
  @ApiTooManyRequestsResponse({ description: 'Too many failed attempts; Retry-After says how many seconds to wait.' })
  async login(@Body() signed: PasskeyLoginDto, @Req() request: FastifyRequest): Promise<LoginAnswer> {
    const passkey = await this.passkeys.find(signed.credential)
    const actor = passkey && (await this.accounts.withPasskey(passkey.user, passkey.id))
    if (passkey === undefined || actor === undefined) throw new UnauthorizedException(NOT_ACCEPTED)
    if (!(await this.isSignedBy(passkey, signed, request)) || !(await this.mayEnter(actor, passkey, signed))) {
      this.accounts.refused(actor)
      throw new UnauthorizedException(NOT_ACCEPTED)
    }
    request.attempt?.succeeded()
    return this.begin(actor, passkey, request)
  }

  /** Signed by the passkey, for this site, with a challenge that this browser asked for and that nobody answered yet. */
  private async isSignedBy(passkey: Passkey, signed: PasskeyLoginDto, request: FastifyRequest): Promise<boolean> {
    const party = relyingPartyOf(request)
    const binding = bindingOf(request)
    const challenge = challengeOf(signed.clientData)
    if (passkey.host !== party.host || binding === undefined || challenge === undefined) return false
    const isChallenge = (said: string) => this.challenges.isGood(said, { purpose: 'sign in', binding })
    const counter = await checkSigned(signed, passkey, { party, isChallenge })
    if (counter === undefined || !(await this.challenges.use(challenge))) return false
    return this.passkeys.used(passkey, counter)
  }

  /** On an organization's own domain nobody signs in with a passkey but its own people: whoever has the domain could ask for it. */
  private async mayEnter(actor: Actor, { host }: Passkey, { slug, domain }: PasskeyLoginDto): Promise<boolean> {
    const owner = await this.accounts.organizationAt({ domain: host })
    if (owner !== undefined && owner !== actor.organization) return false
    return isAtHome(this.accounts, actor, { slug, domain })
  }

  private async begin(actor: Actor, { id: passkey }: Passkey, request: FastifyRequest): Promise<LoginAnswer> {
    const user = await this.accounts.answer(actor.user)
    if (user === undefined) throw new UnauthorizedException(NOT_ACCEPTED)
    const begun = await this.signIn.begin(request, { user: actor.user, username: user.username, passkey })
    this.accounts.signedIn(actor, { ...begun, withPasskey: true })
    return { user }
  }
}
