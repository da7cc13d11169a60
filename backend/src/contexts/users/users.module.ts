import { Global, Module, type OnModuleInit } from '@nestjs/common'
import { ClaimsModule } from '../../core/claims/claims.module'
import { ACCOUNTS } from '../../core/sign-in/ports'
import { SignInModule } from '../../core/sign-in/sign-in.module'
import { handlersOf } from '../../core/injection/handlers'
import * as queries from './users.queries'
import { UserAccounts } from './accounts'
import { ChangeUserHandler } from './commands/change-user.command'
import { CreateUserHandler } from './commands/create-user.command'
import { DeleteUserHandler } from './commands/delete-user.command'
import { RestoreUserHandler } from './commands/restore-user.command'
import { AcceptInvitationHandler } from './invitations/accept-invitation.command'
import { InvitationReader } from './invitations/invitation-reader'
import * as invitationCommands from './invitations/invitations.commands'
import { InvitationsController } from './invitations/invitations.controller'
import * as invitationQueries from './invitations/invitations.queries'
import { InviteUserHandler } from './invitations/invite-user.command'
import { JoiningController } from './invitations/joining.controller'
import { CLOCK, PEOPLE, PRIVATE_STORE, type Clock } from '../../core/injection/tokens'
import { Outbox } from '../../storage/mail/outbox'
import type { People } from '../../storage/people/people'
import type { PrivateStore } from '../../storage/private-store/private-store'
import { RunningDelivery } from './mail/running-delivery'
import { UserMails } from './mail/user-mails'
import { NewProfiles } from './new-profiles'
import { Documents } from '../../storage/documents/documents'
import { Policies } from '../../core/facts/policies'
import { UploadsModule } from '../../core/uploads/uploads.module'
import { MakeNamedOwnerHandler } from './owners/make-named-owner.command'
import { makeNamedOwner } from './owners/owners.policies'
import { NewOwners } from './owners/new-owners'
import { OwnersController } from './owners/owners.controller'
import { Sessions } from './sessions'
import { OwnSessionsController } from './own-sessions.controller'
import { OwnDevicesController } from './own-devices.controller'
import { OwnSecrets } from './second-factor/own-secrets'
import { RemoveSecondFactorHandler } from './second-factor/remove-second-factor.command'
import { SecondFactorController } from './second-factor/second-factor.controller'
import { SetSecondFactorHandler } from './second-factor/set-second-factor.command'
import { AddPasskeyHandler } from './passkeys/add-passkey.command'
import { OwnPasskeys } from './passkeys/own-passkeys'
import { PasskeysController } from './passkeys/passkeys.controller'
import { RemovePasskeysHandler } from './passkeys/remove-passkeys.command'
import { UserAnswers } from './user-answers'
import { UsernameClaims } from './username-claims'
import { UsersByName } from './users-by-name'
import { UsersController } from './users.controller'

const handlers = [
  CreateUserHandler,
  ChangeUserHandler,
  DeleteUserHandler,
  RestoreUserHandler,
  MakeNamedOwnerHandler,
  SetSecondFactorHandler,
  RemoveSecondFactorHandler,
  AddPasskeyHandler,
  RemovePasskeysHandler,
  InviteUserHandler,
  AcceptInvitationHandler,
]

/** Global, because signing in asks for accounts. */
@Global()
@Module({
  imports: [ClaimsModule, SignInModule, UploadsModule],
  controllers: [
    UsersController,
    OwnersController,
    OwnSessionsController,
    OwnDevicesController,
    SecondFactorController,
    PasskeysController,
    InvitationsController,
    JoiningController,
  ],
  providers: [
    ...handlersOf(queries),
    ...handlersOf(invitationCommands),
    ...handlersOf(invitationQueries),
    InvitationReader,
    NewProfiles,
    UsernameClaims,
    NewOwners,
    UsersByName,
    UserAnswers,
    OwnSecrets,
    UserMails,
    RunningDelivery,
    {
      provide: Outbox,
      useFactory: (store: PrivateStore, people: People, clock: Clock) => new Outbox(store, people, () => clock().getTime()),
      inject: [PRIVATE_STORE, PEOPLE, CLOCK],
    },
    OwnPasskeys,
    UserAccounts,
    ...handlers,
    { provide: ACCOUNTS, useExisting: UserAccounts },
    { provide: Sessions, useFactory: (documents: Documents) => new Sessions(documents), inject: [Documents] },
  ],
  exports: [ACCOUNTS, Sessions, Outbox],
})
export class UsersModule implements OnModuleInit {
  constructor(private readonly policies: Policies) {}

  onModuleInit(): void {
    this.policies.register(makeNamedOwner)
  }
}
