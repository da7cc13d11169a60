import { Module } from '@nestjs/common'
import { ListingsController } from './listings.controller'
import { ListingsQueryHandler } from './listings.query'

@Module({ controllers: [ListingsController], providers: [ListingsQueryHandler] })
export class ListingsModule {}
