import { Module, type OnModuleInit } from '@nestjs/common'
import { AccessModule } from '../access/access.module'
import { Policies } from '../facts/policies'
import { SignInModule } from '../sign-in/sign-in.module'
import { UploadsModule } from '../uploads/uploads.module'
import { destroyDataOfErasedPerson } from './destroy-data-of-erased-person.policy'
import { DestroyPersonalDataHandler } from './destroy-personal-data.command'
import { EarlierPhotos } from './earlier-photos'
import { ErasePersonHandler } from './erase-person.command'
import { ErasureController } from './erasure.controller'

/** Erasing persons, players and users alike. */
@Module({
  imports: [AccessModule, UploadsModule, SignInModule],
  controllers: [ErasureController],
  providers: [ErasePersonHandler, DestroyPersonalDataHandler, EarlierPhotos],
})
export class ErasureModule implements OnModuleInit {
  constructor(private readonly policies: Policies) {}

  onModuleInit(): void {
    this.policies.register(destroyDataOfErasedPerson)
  }
}
