import { Module } from '@nestjs/common'
import { AccessModule } from '../../core/access/access.module'
import { ReadersModule } from '../../core/readers/readers.module'
import { LeagueDateAccess } from './league-date-access'
import { LeagueDates } from './league-dates'

const access = [LeagueDates, LeagueDateAccess]

/** What byes and weeks off have in common: how they are found, for answers and for commands. */
@Module({ imports: [AccessModule, ReadersModule], providers: access, exports: access })
export class LeagueDatesModule {}
