import { Module } from '@nestjs/common'
import { Claims } from './claims'

@Module({ providers: [Claims], exports: [Claims] })
export class ClaimsModule {}
