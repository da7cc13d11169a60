import type { DeletableThing } from '@fullcourt/domain/undo/inverse'
import type { CommandWithContext } from '../../../core/facts/command-with-context'
import { DeleteDivision } from '../../divisions/divisions.commands'
import { LeaveLeague, LeaveRoster } from '../../entries/entries.commands'
import { DeleteGame } from '../../games/games.commands'
import { DeleteLeague } from '../../leagues/leagues.commands'
import { RemoveBusiness } from '../../organizations/businesses/businesses.commands'
import { RemoveMenuLink } from '../../organizations/menu/menu.commands'
import { DeleteOrganization } from '../../organizations/organizations.commands'
import { DeletePlayer } from '../../players/players.commands'
import { DeleteBye } from '../../schedules/byes/byes.commands'
import { DeleteSchedule } from '../../schedules/schedules.commands'
import { DeleteWeekOff } from '../../schedules/week-offs/week-offs.commands'
import { DeleteSeason } from '../../seasons/seasons.commands'
import { DeleteTeam } from '../../teams/teams.commands'
import { DeleteUser } from '../../users/commands/delete-user.command'
import type { UndoCall } from './step-call'

/** The command that takes a thing away again which an action added or brought back. */
export const deletingCommand = (thing: DeletableThing, { context, scope, actor, undoes }: UndoCall): CommandWithContext => {
  switch (thing.kind) {
    case 'organization':
      return new DeleteOrganization(context, thing)
    case 'season':
      return new DeleteSeason(context, { scope, ...thing })
    case 'league':
      return new DeleteLeague(context, { scope, ...thing })
    case 'division':
      return new DeleteDivision(context, { scope, ...thing })
    case 'team':
      return new DeleteTeam(context, { scope, ...thing })
    case 'entry':
      return new LeaveLeague(context, { scope, ...thing })
    case 'rosterPlace':
      return new LeaveRoster(context, { scope, ...thing })
    case 'player':
      return new DeletePlayer(context, { scope, ...thing })
    case 'user':
      return new DeleteUser(context, { actor, user: thing.user })
    case 'game':
      return new DeleteGame(context, { scope, undoes, ...thing })
    case 'bye':
      return new DeleteBye(context, { scope, ...thing })
    case 'weekOff':
      return new DeleteWeekOff(context, { scope, ...thing })
    case 'schedule':
      return new DeleteSchedule(context, { scope, ...thing })
    case 'business':
      return new RemoveBusiness(context, { scope, ...thing })
    case 'link':
      return new RemoveMenuLink(context, { scope, ...thing })
  }
}
