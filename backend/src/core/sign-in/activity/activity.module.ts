import { Global, Module } from '@nestjs/common'
import { handlersOf } from '../../injection/handlers'
import * as commands from './activity.commands'
import { ActivityRecorder } from './activity-recorder'

/** Puts on record who comes and who looks. Global, because signing in and every answer with contact details do. */
@Global()
@Module({ providers: [...handlersOf(commands), ActivityRecorder], exports: [ActivityRecorder] })
export class ActivityModule {}
