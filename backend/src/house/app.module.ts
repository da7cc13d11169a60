import { Module, type DynamicModule } from '@nestjs/common'
import { GamesModule } from '../games/games.module'
import { DoorModule } from '../http/door.module'
import { SeasonsModule } from '../seasons/seasons.module'
import { HouseModule, type House } from './house.module'

/** The contexts of the product, on one house. */
@Module({})
export class AppModule {
  static with(house: House): DynamicModule {
    return { module: AppModule, imports: [HouseModule.with(house), DoorModule, SeasonsModule, GamesModule] }
  }
}
