import { Global, Module } from '@nestjs/common'
import { BracketAccess } from './bracket-access'
import { DivisionAccess } from './division-access'
import { GameAccess } from './game-access'
import { InvitationAccess } from './invitation-access'
import { Parents } from './parents'
import { PlayerAccess } from './player-access'
import { ScorerAccess } from './scorer-access'
import { SeasonAccess } from './season-access'
import { TeamAccess } from './team-access'
import { UserAccess } from './user-access'

const access = [
  Parents,
  SeasonAccess,
  DivisionAccess,
  TeamAccess,
  PlayerAccess,
  GameAccess,
  BracketAccess,
  UserAccess,
  ScorerAccess,
  InvitationAccess,
]

/** Finds what the commands of every context refer to. Global, because every context asks for it. */
@Global()
@Module({ providers: access, exports: access })
export class AccessModule {}
