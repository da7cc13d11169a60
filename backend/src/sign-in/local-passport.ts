import type { FastifyRequest } from 'fastify'
import passport from 'passport'
import { Strategy } from 'passport-local'
import type { Actor } from '../http/actor'

/** Who bears a username and password; undefined where nobody does. */
export type Verify = (username: string, password: string) => Promise<Actor | undefined>

type Done = (error?: unknown) => void
type Authenticate = (request: FastifyRequest, reply: undefined, done: Done) => void
type Prepared = FastifyRequest & { logIn(actor: Actor, done: Done): void }

/** passport-local for one application: passport's own instance is shared by all applications of a process, so it is not used. */
export class LocalPassport {
  private readonly authenticator = new passport.Authenticator()

  constructor(verify: Verify) {
    this.authenticator.use(
      new Strategy((username, password, done) => void verify(username, password).then(actor => done(null, actor ?? false), done)),
    )
    this.authenticator.serializeUser((actor, done) => done(null, (actor as Actor).user))
  }

  /** Who the request's body says to be, and is. */
  authenticate(request: FastifyRequest): Promise<Actor | undefined> {
    return new Promise((resolve, reject) => {
      const authenticate: Authenticate = this.authenticator.authenticate('local', (error: unknown, actor: unknown) =>
        error ? reject(error) : resolve(actor ? (actor as Actor) : undefined),
      )
      authenticate(request, undefined, reject)
    })
  }

  /** Begins a session of an authenticated person, under a new id, so that nobody can have known it before. */
  begin(request: FastifyRequest, actor: Actor): Promise<void> {
    return new Promise((resolve, reject) => (request as Prepared).logIn(actor, error => (error ? reject(error) : resolve())))
  }
}
