import { Module } from '@nestjs/common'
import { UserNameReader } from './user-name-reader'

/** The names of users alone, for contexts that show who did something. */
@Module({ providers: [UserNameReader], exports: [UserNameReader] })
export class UserNameModule {}
