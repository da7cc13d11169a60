import { Injectable } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { deviceName } from './device-name'
import { deviceCookieOf } from './device-cookie'
import { KnownDevices } from './known-devices'
import type { HowSignedIn } from './ports'
import { Passwords } from './passwords'
import { SESSION_COOKIE } from './session-cookie'
import { scorerOfSession, userOfSession } from './user-of-session'

/** Who gave their password, or signed with a passkey, and by which name. */
type Authenticated = { readonly user: UserId; readonly username: string; readonly passkey?: string }

/** Begins and ends sessions. */
@Injectable()
export class SignIn {
  constructor(
    private readonly passwords: Passwords,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Begins a session of an authenticated person, under a new id, so that nobody can have known it before. Their device is known from now on;
   * says whether it is a new one, and one to be told of.
   */
  async begin(
    request: FastifyRequest,
    { user, username, passkey }: Authenticated,
  ): Promise<Pick<HowSignedIn, 'isNewDevice' | 'device'>> {
    const name = deviceName(request.headers['user-agent'])
    const device = await this.devices.remember({ cookie: deviceCookieOf(request), user, username, name })
    await request.session.regenerate()
    request.session.passport = { user }
    request.session.device = device.id
    if (passkey !== undefined) request.session.passkey = passkey
    request.session.signedIn = { at: new Date().toISOString(), device: name }
    if (await this.passwords.isTemporary(user)) request.session.mustChangePassword = true
    forgetCookie(request)
    request.device = device.cookie
    return { isNewDevice: device.isNew, device: device.isToBeTold ? name : null }
  }

  /** Begins a session of who opened a scorer link, in the place of any other of the device. */
  async beginScoring(request: FastifyRequest, scorer: UserId): Promise<void> {
    await request.session.regenerate()
    request.session.scorer = scorer
    request.session.signedIn = { at: new Date().toISOString(), device: deviceName(request.headers['user-agent']) }
    forgetCookie(request)
  }

  /** Gives the session of somebody who chose a new password a new id: whoever knew the old one is out. */
  async renew(request: FastifyRequest): Promise<void> {
    const user = userOfSession(request)
    if (user === undefined) return
    const { signedIn, device, passkey } = request.session
    await request.session.regenerate()
    request.session.passport = { user }
    if (signedIn !== undefined) request.session.signedIn = signedIn
    if (device !== undefined) request.session.device = device
    if (passkey !== undefined) request.session.passkey = passkey
    forgetCookie(request)
  }

  /** Ends the session that a request came with, if it came with one. */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if ((userOfSession(request) ?? scorerOfSession(request)) !== undefined) await request.session.destroy()
    reply.clearCookie(SESSION_COOKIE, { path: '/' })
  }
}

/** A new session's cookie takes the old one's place; the session plugin would else clear and set it in one answer. */
const forgetCookie = ({ cookies }: FastifyRequest): void => {
  delete cookies[SESSION_COOKIE]
}
