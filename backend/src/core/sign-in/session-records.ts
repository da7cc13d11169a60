import { createHash } from 'node:crypto'
import type { FastifyRequest, Session } from 'fastify'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import type { PrivateStore } from '../../storage/private-store/private-store'
import { scorerOfSession, userOfSession } from './user-of-session'

/** Sessions are stored under a digest of their id, so that a reader of the store cannot use them. */
const recordOf = (sessionId: string): string => createHash('sha256').update(sessionId).digest('base64url')

const groupOf = (user: UserId): string => `user-${user}`

/** A session as its user knows it. `id` opens nothing: it is a digest. */
export type SessionOfUser = {
  readonly id: string
  /** ISO 8601; null in sessions from before it was kept. */
  readonly signedInAt: string | null
  readonly device: string | null
}

type BegunWith = { readonly device: string } | { readonly passkey: string }

type StoredSession = Session & { readonly cookie: { readonly expires: string } }

/** The sessions in the private store. */
export class SessionRecords {
  constructor(
    private readonly store: PrivateStore,
    private readonly now: () => number = Date.now,
  ) {}

  async find(sessionId: string): Promise<Session | null> {
    const kept = (await this.store.get('sessions', recordOf(sessionId))) as StoredSession | undefined
    return kept !== undefined && Date.parse(kept.cookie.expires) > this.now() ? kept : null
  }

  /** A session of nobody is not stored. */
  async keep(sessionId: string, session: Session): Promise<void> {
    const of = { session: session as FastifyRequest['session'] }
    const user = userOfSession(of) ?? scorerOfSession(of)
    if (user === undefined) return
    const expires = session.cookie.expires?.getTime()
    await this.store.put('sessions', recordOf(sessionId), session, {
      group: groupOf(user),
      ...(expires === undefined ? {} : { expires }),
    })
  }

  async end(sessionId: string): Promise<void> {
    await this.store.delete('sessions', recordOf(sessionId))
  }

  /** What the id of a session is called in `allOf`. */
  nameOf(sessionId: string): string {
    return recordOf(sessionId)
  }

  /** The sessions of a user that did not end, the newest first. */
  async allOf(user: UserId): Promise<readonly SessionOfUser[]> {
    const kept = (await this.store.getGroup('sessions', groupOf(user))) as ReadonlyMap<string, StoredSession>
    return [...kept]
      .filter(([, { cookie }]) => Date.parse(cookie.expires) > this.now())
      .map(([id, { signedIn }]) => ({ id, signedInAt: signedIn?.at ?? null, device: signedIn?.device ?? null }))
      .toSorted((one, other) => ((one.signedInAt ?? '') < (other.signedInAt ?? '') ? 1 : -1))
  }

  /** Ends one session of a user, by its name in `allOf`; one of somebody else stays. */
  async endOneOf(user: UserId, name: string): Promise<void> {
    const own = await this.store.getGroup('sessions', groupOf(user))
    if (own.has(name)) await this.store.delete('sessions', name)
  }

  /** Ends the sessions that a user began with a device, or a passkey, but one. */
  async endAllWith(user: UserId, means: BegunWith, exceptSession?: string): Promise<void> {
    const own = (await this.store.getGroup('sessions', groupOf(user))) as ReadonlyMap<string, StoredSession>
    const stays = exceptSession === undefined ? undefined : recordOf(exceptSession)
    for (const [id, { device, passkey }] of own) {
      const isBegunWith = 'device' in means ? device === means.device : passkey === means.passkey
      if (isBegunWith && id !== stays) await this.store.delete('sessions', id)
    }
  }

  /** Ends all sessions of a user but one: after a new password, a new role, or when they are deleted. */
  async endAllOf(user: UserId, exceptSession?: string): Promise<void> {
    await this.store.deleteGroup('sessions', groupOf(user), exceptSession === undefined ? undefined : recordOf(exceptSession))
  }
}
