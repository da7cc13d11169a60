import { Module } from '@nestjs/common'
import { Images } from './images'

@Module({ providers: [Images], exports: [Images] })
export class UploadsModule {}
