import { Module } from '@nestjs/common'
import { Parents } from './parents'

@Module({ providers: [Parents], exports: [Parents] })
export class SeasonsModule {}
