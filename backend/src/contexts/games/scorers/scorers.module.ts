import { Global, Module } from '@nestjs/common'
import { handlersOf } from '../../../core/injection/handlers'
import { GamesModule } from '../games.module'
import { MakeScorerLinkHandler } from './make-scorer-link.command'
import { RenewScorerLinkHandler } from './renew-scorer-link.command'
import { ScoreController } from './score.controller'
import { ScorerLinkReader } from './scorer-link-reader'
import { ScorerLinksController } from './scorer-links.controller'
import * as commands from './scorers.commands'
import * as queries from './scorers.queries'
import { Scorers } from './scorers'
import { ScoringReader } from './scoring-reader'

/** Who scores by a link. Global, because every call asks whether it is made by one. */
@Global()
@Module({
  imports: [GamesModule],
  controllers: [ScorerLinksController, ScoreController],
  providers: [
    ...handlersOf(commands),
    ...handlersOf(queries),
    MakeScorerLinkHandler,
    RenewScorerLinkHandler,
    ScorerLinkReader,
    ScoringReader,
    Scorers,
  ],
  exports: [Scorers],
})
export class ScorersModule {}
