import { Module } from '@nestjs/common'
import { Images } from './images'
import { Photos } from './photos'

const services = [Images, Photos]

@Module({ providers: services, exports: services })
export class UploadsModule {}
