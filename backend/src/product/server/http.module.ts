import { Module } from '@nestjs/common'
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core'
import { CacheInterceptor } from '../../public/response-cache/cache.interceptor'
import { HistoryModule } from '../../contexts/history/history.module'
import { PastReadings } from '../../public/past/past-readings'
import { PreviewInterceptor } from '../previews/preview.interceptor'
import { CallPreviewsModule } from '../previews/previews.module'
import { AccessGuard } from './access.guard'
import { CallInterceptor } from './call.interceptor'
import { CommandContextInterceptor } from './command-context.interceptor'
import { ErrorFormFilter } from './error-form.filter'
import { FormInterceptor } from '../../core/http/multipart'
import { ScorersModule } from '../../contexts/games/scorers/scorers.module'
import { UsersModule } from '../../contexts/users/users.module'

/** What every call passes on its way in and out, whatever its context. */
@Module({
  imports: [HistoryModule, CallPreviewsModule, UsersModule, ScorersModule],
  providers: [
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: CallInterceptor },
    CacheInterceptor,
    FormInterceptor,
    CommandContextInterceptor,
    PreviewInterceptor,
    { provide: APP_FILTER, useClass: ErrorFormFilter },
    PastReadings,
  ],
})
export class HttpModule {}
