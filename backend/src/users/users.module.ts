import { Module } from '@nestjs/common'
import { ClaimsModule } from '../claims/claims.module'
import { CreateUserHandler } from './create-user'
import { UsersByName } from './users-by-name'
import { Usernames } from './usernames'

@Module({ imports: [ClaimsModule], providers: [Usernames, UsersByName, CreateUserHandler], exports: [Usernames, UsersByName] })
export class UsersModule {}
