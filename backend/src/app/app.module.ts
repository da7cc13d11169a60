import { Module, type DynamicModule } from '@nestjs/common'
import { BracketsModule } from '../brackets/brackets.module'
import { DefinitionsModule } from '../definitions/definitions.module'
import { DivisionsModule } from '../divisions/divisions.module'
import { CalendarModule } from '../calendar/calendar.module'
import { ErasureModule } from '../erasure/erasure.module'
import { ExportsModule } from '../exports/exports.module'
import { FeedsModule } from '../feeds/feeds.module'
import { GamesModule } from '../games/games.module'
import { HttpModule } from '../server/http.module'
import { OrganizationsModule } from '../organizations/organizations.module'
import { IdentityModule } from '../identity/identity.module'
import { HealthModule } from '../health/health.module'
import { ImportsModule } from '../imports/imports.module'
import { EntriesModule } from '../entries/entries.module'
import { LeaguesModule } from '../leagues/leagues.module'
import { LiveModule } from '../live/live.module'
import { SchedulesModule } from '../schedules/schedules.module'
import { BusinessesModule } from '../organizations/businesses/businesses.module'
import { ListingsModule } from '../organizations/listings/listings.module'
import { MenuModule } from '../organizations/menu/menu.module'
import { SiteModule } from '../organizations/site/site.module'
import { PagesModule } from '../pages/pages.module'
import { MergingModule } from '../players/merging/merging.module'
import { PlayersModule } from '../players/players.module'
import { PreviewsModule } from '../previews/previews.module'
import { ProjectionsAdminModule } from '../projections-admin/projections-admin.module'
import { ByesModule } from '../schedules/byes/byes.module'
import { WeekOffsModule } from '../schedules/week-offs/week-offs.module'
import { SeasonsModule } from '../seasons/seasons.module'
import { SearchModule } from '../search/search.module'
import { StatisticsModule } from '../statistics/statistics.module'
import { TeamsModule } from '../teams/teams.module'
import { TodayModule } from '../today/today.module'
import { UsersModule } from '../users/users.module'
import { CoreModule, type AppResources } from './core.module'

/** The contexts of the product, in one application. */
@Module({})
export class AppModule {
  static with(resources: AppResources): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CoreModule.with(resources),
        IdentityModule,
        HttpModule,
        OrganizationsModule,
        ListingsModule,
        MenuModule,
        SiteModule,
        BusinessesModule,
        UsersModule,
        SeasonsModule,
        LeaguesModule,
        EntriesModule,
        MergingModule,
        PlayersModule,
        TeamsModule,
        GamesModule,
        CalendarModule,
        FeedsModule,
        ExportsModule,
        PreviewsModule,
        DefinitionsModule,
        DivisionsModule,
        BracketsModule,
        ByesModule,
        WeekOffsModule,
        SchedulesModule,
        SearchModule,
        StatisticsModule,
        ImportsModule,
        ErasureModule,
        ProjectionsAdminModule,
        HealthModule,
        LiveModule,
        TodayModule,
        PagesModule,
      ],
    }
  }
}
