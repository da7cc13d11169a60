import { Module } from '@nestjs/common'
import { ListingsController } from './listings.controller'
import { ListingsHandler } from './listings.query'

@Module({ controllers: [ListingsController], providers: [ListingsHandler] })
export class ListingsModule {}
