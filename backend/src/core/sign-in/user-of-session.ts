import type { FastifyRequest } from 'fastify'
import type { UserId } from '@fullcourt/domain/ids/kinds'

declare module 'fastify' {
  interface Session {
    /** What passport remembers of a sign-in. */
    passport?: { user?: UserId }
    /** Who opened a scorer link: no user, and nobody who is signed in. */
    scorer?: UserId
    /** When they signed in (ISO 8601), and with what; absent in sessions from before it was kept. */
    signedIn?: { at: string; device: string }
    /** The device of `KnownDevices` with which they signed in; absent in sessions from before it was kept. */
    device?: string
    /** The passkey with which they signed in, or that they added since: it stands for both factors. */
    passkey?: string
    /** They signed in with a password that somebody else made, and have chosen none of their own since. */
    mustChangePassword?: boolean
  }
}

/** Whose session a request came with; undefined where it has none. */
export const userOfSession = ({ session }: Pick<FastifyRequest, 'session'>): UserId | undefined => session?.passport?.user

/** Whose scorer link a request's session began with; undefined where it did not. */
export const scorerOfSession = ({ session }: Pick<FastifyRequest, 'session'>): UserId | undefined => session?.scorer
