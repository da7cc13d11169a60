import { Global, Module } from '@nestjs/common'
import { ClaimsModule } from '../claims/claims.module'
import { ACCOUNTS } from '../sign-in/ports'
import { SignInModule } from '../sign-in/sign-in.module'
import { UserAccounts } from './accounts'
import { ChangeUserHandler } from './change-user'
import { CreateUserHandler } from './create-user'
import { DeleteUserHandler } from './delete-user'
import { UserAnswers } from './user-answers'
import { UserOfHandler } from './user.query'
import { Usernames } from './usernames'
import { UsersByName } from './users-by-name'
import { UsersController } from './users.controller'
import { UsersInReach } from './users-in-reach'

const handlers = [CreateUserHandler, ChangeUserHandler, DeleteUserHandler, UserOfHandler]

/** Global, because signing in asks for accounts. */
@Global()
@Module({
  imports: [ClaimsModule, SignInModule],
  controllers: [UsersController],
  providers: [
    Usernames,
    UsersByName,
    UsersInReach,
    UserAnswers,
    UserAccounts,
    ...handlers,
    { provide: ACCOUNTS, useExisting: UserAccounts },
  ],
  exports: [ACCOUNTS],
})
export class UsersModule {}
