import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { fieldsOf } from '@fullcourt/domain/facts/change'
import { refuse, type Decision } from '@fullcourt/domain/facts/decision'
import { changePassword, changeUser } from '@fullcourt/domain/users/decide'
import type { Theme } from '@fullcourt/domain/users/theme'
import type { Role, UserFact, UserProfile } from '@fullcourt/domain/users/events'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { cleanUsername, usernameFault } from '@fullcourt/domain/users/username'
import { userStream, type User } from '@fullcourt/domain/users/state'
import type { CommandContext } from '../../../core/facts/command-context'
import type { CommandWithContext } from '../../../core/facts/command-with-context'
import { expecting, type Expecting } from '../../../core/facts/expected-revision'
import { Decider } from '../../../core/facts/decider'
import { decideInSequence } from '../../../core/facts/decide-in-sequence'
import { orThrow, Refused, refuseFault } from '../../../core/facts/refused'
import type { Actor } from '../../../core/http/actor'
import { PEOPLE } from '../../../core/injection/tokens'
import type { People } from '../../../storage/people/people'
import type { PersonName } from '@fullcourt/domain/people/person-name'
import { newPasswordFault, type OwnNames } from '../../../core/password-rules/new-password'
import { Passwords } from '../../../core/sign-in/passwords'
import { SessionRecords } from '../../../core/sign-in/session-records'
import type { PasswordOutcome } from '../password-outcome'
import { OwnSecrets } from '../second-factor/own-secrets'
import { UsernameClaims } from '../username-claims'
import { UserAccess, type AccessibleUser } from '../../../core/access/user-access'

export type UserChanges = {
  readonly username?: string
  readonly email?: string | null
  readonly role?: Role
  readonly theme?: Theme
}

/** `old` is asked of a user who changes their own; a reset by somebody else needs none. */
export type NewPassword = {
  readonly text: string
  readonly old: string | null
  /** The session that makes the call: it stays, the user's others end. */
  readonly session: string | undefined
}

/** Changes the named parts of a user, and their password where there is a new one: all of it or nothing. */
export class ChangeUser implements CommandWithContext<PasswordOutcome> {
  declare readonly outcome?: PasswordOutcome

  constructor(
    readonly context: CommandContext,
    readonly data: Expecting & {
      readonly actor: Actor
      readonly user: UserId
      readonly changes: UserChanges
      readonly password?: NewPassword | undefined
    },
  ) {}
}

const SAME_PASSWORD = refuse('invalid', 'The new password is the same as the old one. Please choose another.')
const OLD_PASSWORD_WRONG = refuse('invalid', 'The old password is wrong.')

@CommandHandler(ChangeUser)
export class ChangeUserHandler implements ICommandHandler<ChangeUser> {
  constructor(
    private readonly decider: Decider,
    private readonly access: UserAccess,
    private readonly usernames: UsernameClaims,
    private readonly passwords: Passwords,
    private readonly sessions: SessionRecords,
    private readonly ownSecrets: OwnSecrets,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  /**
   * What may refuse the change is asked before anything of it is claimed or kept. A command that was cut off after it had set the
   * user's own password finds the old one gone: it goes on, and sets none again.
   */
  async execute({ context, data }: ChangeUser): Promise<PasswordOutcome> {
    const { actor, user: id, changes, password, expectedRevision } = data
    const user = await this.access.of(actor, id)
    const done = await this.decider.done(userStream, id, context)
    if (done) return { ...done, passwordSet: false }
    const own = actor.user === id
    const decide =
      (wanted: Partial<UserProfile>) =>
      (state: User): Decision<UserFact> =>
        decideInSequence(userStream, state, [
          now => changeUser(now, { wanted, by: actor }),
          ...(password ? [(now: User) => changePassword(now, { reset: !own })] : []),
        ])
    const plain: Partial<UserProfile> = {
      ...(changes.role === undefined ? {} : { role: changes.role }),
      ...(changes.theme === undefined ? {} : { theme: changes.theme }),
    }
    orThrow(decide(plain)(user))
    const sets = password !== undefined && !(own && (await this.passwords.isSetBy(id, context.id)))
    if (sets) refuseFault(newPasswordFault(password.text, await this.namesOf(user, changes)))
    if (sets && own) await this.refuseWrong(id, password)
    const wanted = {
      ...plain,
      ...(await this.nameOf(context, user, changes.username)),
      ...(await this.emailOf(user, changes.email)),
    }
    const outcome = await this.decider.handle({
      stream: userStream,
      id,
      context,
      organization: user.organization,
      prepare: async () => {
        if (sets) await this.passwords.set(id, password.text, { command: context.id, temporary: !own })
        if (password) await this.sessions.endAllOf(id, own ? password.session : undefined)
      },
      decide: decide(wanted),
      expectedRevision: expecting(expectedRevision, fieldsOf(changes)),
    })
    return { ...outcome, passwordSet: sets }
  }

  private async refuseWrong(id: UserId, { text: wanted, old }: NewPassword): Promise<void> {
    await this.ownSecrets.refuseWrongPassword(id, old, OLD_PASSWORD_WRONG)
    if (old === wanted) throw new Refused(SAME_PASSWORD)
  }

  /** The user's names as they will be. */
  private async namesOf({ id, profile }: AccessibleUser, changes: UserChanges): Promise<OwnNames> {
    const username = changes.username ?? (await this.people.open(`user-${id}`, profile.username)) ?? ''
    return { username, email: changes.email ?? null }
  }

  /** The same text sealed twice differs: only a name that really changed is sealed anew. */
  private async nameOf(
    context: CommandContext,
    { id, profile }: AccessibleUser,
    wanted: string | undefined,
  ): Promise<Partial<UserProfile>> {
    const person: PersonName = `user-${id}`
    const present = await this.people.open(person, profile.username)
    if (wanted === undefined || wanted.trim() === present) return {}
    const username = cleanUsername(wanted)
    refuseFault(usernameFault(username))
    const usernameKey = await this.usernames.take(context, id, username)
    return { username: await this.people.seal(person, username), usernameKey }
  }

  private async emailOf({ id, profile }: AccessibleUser, wanted: string | null | undefined): Promise<Partial<UserProfile>> {
    const email = wanted === undefined ? undefined : wanted?.trim() || null
    const person: PersonName = `user-${id}`
    const present = profile.email === null ? null : await this.people.open(person, profile.email)
    if (email === undefined || email === present) return {}
    return { email: email === null ? null : await this.people.seal(person, email) }
  }
}
