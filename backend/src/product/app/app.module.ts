import { Module, type DynamicModule } from '@nestjs/common'
import { BracketsModule } from '../../contexts/brackets/brackets.module'
import { DefinitionsModule } from '../../contexts/definitions/definitions.module'
import { DivisionsModule } from '../../contexts/divisions/divisions.module'
import { CalendarModule } from '../../public/calendar/calendar.module'
import { ErasureModule } from '../../contexts/users/erasure/erasure.module'
import { ExportsModule } from '../../public/exports/exports.module'
import { FeedsModule } from '../../public/feeds/feeds.module'
import { GamesModule } from '../../contexts/games/games.module'
import { ScorersModule } from '../../contexts/games/scorers/scorers.module'
import { HttpModule } from '../server/http.module'
import { OrganizationExportModule } from '../organization-export/organization-export.module'
import { OrganizationsModule } from '../../contexts/organizations/organizations.module'
import { ActivityModule } from '../../core/sign-in/activity/activity.module'
import { AccessModule } from '../../core/access/access.module'
import { ReadersModule } from '../../core/readers/readers.module'
import { IdentityModule } from '../../core/identity/identity.module'
import { HealthModule } from '../health/health.module'
import { ImportsModule } from '../../contexts/imports/imports.module'
import { EntriesModule } from '../../contexts/entries/entries.module'
import { LeaguesModule } from '../../contexts/leagues/leagues.module'
import { LiveModule } from '../../public/live/live.module'
import { SchedulesModule } from '../../contexts/schedules/schedules.module'
import { PagesModule } from '../../public/pages/pages.module'
import { MergingModule } from '../../contexts/players/merging/merging.module'
import { PlayersModule } from '../../contexts/players/players.module'
import { PreviewsModule } from '../../public/previews/previews.module'
import { StatisticsCheckModule } from '../statistics-check/statistics-check.module'
import { ProjectionsAdminModule } from '../projections-admin/projections-admin.module'
import { ScenariosModule } from '../scenarios/scenarios.module'
import { SeasonsModule } from '../../contexts/seasons/seasons.module'
import { SearchModule } from '../../public/search/search.module'
import { StandingsModule } from '../../contexts/standings/standings.module'
import { TeamsModule } from '../../contexts/teams/teams.module'
import { TodayModule } from '../../contexts/history/today/today.module'
import { UsersModule } from '../../contexts/users/users.module'
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
        AccessModule,
        ActivityModule,
        ReadersModule,
        HttpModule,
        OrganizationsModule,
        UsersModule,
        SeasonsModule,
        LeaguesModule,
        EntriesModule,
        MergingModule,
        PlayersModule,
        TeamsModule,
        GamesModule,
        ScorersModule,
        CalendarModule,
        FeedsModule,
        ExportsModule,
        PreviewsModule,
        DefinitionsModule,
        DivisionsModule,
        BracketsModule,
        SchedulesModule,
        SearchModule,
        StandingsModule,
        ImportsModule,
        ErasureModule,
        ProjectionsAdminModule,
        StatisticsCheckModule,
        ScenariosModule,
        OrganizationExportModule,
        HealthModule,
        LiveModule,
        TodayModule,
        PagesModule,
      ],
    }
  }
}
