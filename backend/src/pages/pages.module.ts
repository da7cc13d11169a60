import { Module } from '@nestjs/common'
import { DoorModule } from '../http/door.module'
import { PageAnswers } from './page-answers'
import { Pages } from './pages'
import { PagesController } from './pages.controller'

@Module({ imports: [DoorModule], controllers: [PagesController], providers: [Pages, PageAnswers] })
export class PagesModule {}
