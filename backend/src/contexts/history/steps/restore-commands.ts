import type { DeletableThing } from '@fullcourt/domain/undo/inverse'
import type { CommandWithContext } from '../../../core/facts/command-with-context'
import { RestoreDivision } from '../../divisions/divisions.commands'
import { RestoreEntry, RestoreRosterPlace } from '../../entries/entries.commands'
import { RestoreGame } from '../../games/commands/restore-game.command'
import { RestoreLeague } from '../../leagues/leagues.commands'
import { RestoreBusiness } from '../../organizations/businesses/businesses.commands'
import { RestoreMenuLink } from '../../organizations/menu/menu.commands'
import { RestoreOrganization } from '../../organizations/organizations.commands'
import { RestorePlayer } from '../../players/players.commands'
import { RestoreBye } from '../../schedules/byes/byes.commands'
import { RestoreSchedule } from '../../schedules/schedules.commands'
import { RestoreWeekOff } from '../../schedules/week-offs/week-offs.commands'
import { RestoreSeason } from '../../seasons/seasons.commands'
import { RestoreTeam } from '../../teams/teams.commands'
import { RestoreUser } from '../../users/commands/restore-user.command'
import type { UndoCall } from './step-call'

/** The command that brings a thing back which an action deleted. */
export const restoringCommand = (thing: DeletableThing, { context, scope, actor }: UndoCall): CommandWithContext => {
  switch (thing.kind) {
    case 'organization':
      return new RestoreOrganization(context, thing)
    case 'season':
      return new RestoreSeason(context, { scope, ...thing })
    case 'league':
      return new RestoreLeague(context, { scope, ...thing })
    case 'division':
      return new RestoreDivision(context, { scope, ...thing })
    case 'team':
      return new RestoreTeam(context, { scope, ...thing })
    case 'entry':
      return new RestoreEntry(context, { scope, ...thing })
    case 'rosterPlace':
      return new RestoreRosterPlace(context, { scope, ...thing })
    case 'player':
      return new RestorePlayer(context, { scope, ...thing })
    case 'user':
      return new RestoreUser(context, { actor, user: thing.user })
    case 'game':
      return new RestoreGame(context, { scope, game: thing.game })
    case 'bye':
      return new RestoreBye(context, { scope, ...thing })
    case 'weekOff':
      return new RestoreWeekOff(context, { scope, ...thing })
    case 'schedule':
      return new RestoreSchedule(context, { scope, ...thing })
    case 'business':
      return new RestoreBusiness(context, { scope, ...thing })
    case 'link':
      return new RestoreMenuLink(context, { scope, ...thing })
  }
}
