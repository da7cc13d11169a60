import { Module, type OnModuleInit } from '@nestjs/common'
import { Policies } from '../../../core/facts/policies'
import { PlayerIdentity } from '../../../core/identity/player-identity'
import { SignInModule } from '../../../core/sign-in/sign-in.module'
import { UploadsModule } from '../../../core/uploads/uploads.module'
import { destroyDataOfErasedPerson, eraseMergedPlayersOfErasedPerson } from './erasure.policies'
import { DestroyPersonalDataHandler } from './destroy-personal-data.command'
import { ErasePersonHandler } from './erase-person.command'
import { EarlierPhotos } from './earlier-photos'
import { handlersOf } from '../../../core/injection/handlers'
import * as commands from './erasure.commands'
import { ErasureController } from './erasure.controller'

/** Erasing persons, players and users alike. */
@Module({
  imports: [UploadsModule, SignInModule],
  controllers: [ErasureController],
  providers: [...handlersOf(commands), ErasePersonHandler, DestroyPersonalDataHandler, EarlierPhotos],
})
export class ErasureModule implements OnModuleInit {
  constructor(
    private readonly policies: Policies,
    private readonly identity: PlayerIdentity,
  ) {}

  onModuleInit(): void {
    this.policies.register(destroyDataOfErasedPerson)
    this.policies.register(eraseMergedPlayersOfErasedPerson(this.identity))
  }
}
