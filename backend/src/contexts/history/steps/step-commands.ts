import type { Inverse } from '@fullcourt/domain/undo/inverse'
import type { CommandWithContext } from '../../../core/facts/command-with-context'
import { SetThirdPlace } from '../../brackets/brackets.commands'
import { SetVisibility } from '../../definitions/definitions.commands'
import { RenameDivision } from '../../divisions/divisions.commands'
import { NameCaptain } from '../../entries/entries.commands'
import { ChangeDetails, ShowReason, TakeBackFigures } from '../../games/games.commands'
import { BringImportBack, TakeImportBack } from '../../imports/imports.commands'
import { RenameLeague, SetOrderRule, SetPlayOffPlaces } from '../../leagues/leagues.commands'
import { ChangeBusiness } from '../../organizations/businesses/businesses.commands'
import { ChangeMenuLink } from '../../organizations/menu/menu.commands'
import { ChangeOrganization } from '../../organizations/organizations.commands'
import { ChangeSite } from '../../organizations/site/site.commands'
import { MergePlayers, UnmergePlayer } from '../../players/merging/merging.commands'
import { NamePlayer } from '../../players/players.commands'
import { AddDraftGames, MoveDraftGames, RemoveDraftGames } from '../../schedules/drafts/draft-games.commands'
import { ChooseDraft } from '../../schedules/drafts/drafts.commands'
import { SetPendingChanges } from '../../schedules/pending/pending.commands'
import { RedoGeneration } from '../../schedules/commands/redo-generation.command'
import { UndoPlan } from '../../schedules/commands/undo-plan.command'
import { ChangeSchedule } from '../../schedules/schedules.commands'
import { ChangeSeason } from '../../seasons/seasons.commands'
import { ChangeTeam } from '../../teams/teams.commands'
import { deletingCommand } from './delete-commands'
import { orderingCommand } from './order-commands'
import { restoringCommand } from './restore-commands'
import type { UndoCall } from './step-call'

const importOf = ({ organization, league, import: id }: Extract<Inverse, { does: 'takeImportBack' | 'bringImportBack' }>) => ({
  organization,
  league,
  import: id,
})

/** The command that does what an inverse says: the one that a person would give by hand, refused where somebody was faster. */
export const commandOf = (inverse: Inverse, call: UndoCall): CommandWithContext => {
  const { context, scope, expectedRevision, undoes, action, allowConflicts } = call
  const common = { scope, expectedRevision }
  switch (inverse.does) {
    case 'delete':
      return deletingCommand(inverse.thing, call)
    case 'restore':
      return restoringCommand(inverse.thing, call)
    case 'takeBackFigures':
      return new TakeBackFigures(context, {
        ...common,
        undoes,
        action: action ?? '',
        game: inverse.game,
        entered: inverse.entered,
      })
    case 'showReason':
      return new ShowReason(context, { ...common, ...inverse })
    case 'changeDetails':
      return new ChangeDetails(context, { ...common, game: inverse.game, wanted: inverse.wanted, allowConflicts })
    case 'changeOrganization':
      return new ChangeOrganization(context, { ...common, ...inverse })
    case 'changeSite':
      return new ChangeSite(context, { ...common, ...inverse })
    case 'changeBusiness':
      return new ChangeBusiness(context, { ...common, ...inverse })
    case 'changeLink':
      return new ChangeMenuLink(context, { ...common, link: inverse.link, wanted: inverse.wanted })
    case 'setVisibility':
      return new SetVisibility(context, { expectedRevision, ...inverse })
    case 'changeSeason':
      return new ChangeSeason(context, { ...common, ...inverse })
    case 'order':
      return orderingCommand(inverse.list, inverse.order, call)
    case 'renameLeague':
      return new RenameLeague(context, { ...common, at: inverse.at, name: inverse.name })
    case 'setPlayOffPlaces':
      return new SetPlayOffPlaces(context, { ...common, at: inverse.at, places: inverse.places })
    case 'setOrderRule':
      return new SetOrderRule(context, { ...common, at: inverse.at, rule: inverse.rule })
    case 'renameDivision':
      return new RenameDivision(context, { ...common, division: inverse.division, name: inverse.name })
    case 'setThirdPlace':
      return new SetThirdPlace(context, {
        ...common,
        at: { season: inverse.season, division: inverse.division },
        is: inverse.is,
      })
    case 'changeTeam':
      return new ChangeTeam(context, { ...common, ...inverse })
    case 'namePlayer':
      return new NamePlayer(context, { ...common, player: inverse.player, names: inverse.names })
    case 'nameCaptain':
      return new NameCaptain(context, { ...common, at: inverse.at, captain: inverse.captain })
    case 'changeSchedule':
      return new ChangeSchedule(context, {
        ...common,
        schedule: inverse.schedule,
        wanted: inverse.wanted,
        allowConflicts,
      })
    case 'undoPlan':
      return new UndoPlan(context, { scope, plan: inverse.plan, only: inverse.only })
    case 'redoPlan':
      return new RedoGeneration(context, { scope, plan: inverse.plan })
    case 'moveDraftGames':
      return new MoveDraftGames(context, { ...common, draft: inverse.draft, moves: inverse.moves })
    case 'setPendingChanges':
      return new SetPendingChanges(context, { scope, at: inverse.at, changes: inverse.changes })
    case 'addDraftGames':
      return new AddDraftGames(context, { scope, draft: inverse.draft, games: inverse.games })
    case 'removeDraftGames':
      return new RemoveDraftGames(context, { scope, draft: inverse.draft, games: inverse.games })
    case 'chooseDraft':
      return new ChooseDraft(context, { scope, schedule: inverse.schedule, was: inverse.was, is: inverse.is })
    case 'takeImportBack':
      return new TakeImportBack(context, { scope, place: importOf(inverse) })
    case 'bringImportBack':
      return new BringImportBack(context, { scope, place: importOf(inverse) })
    case 'merge':
      return new MergePlayers(context, { scope, named: { master: inverse.master, duplicates: [inverse.duplicate] } })
    case 'unmerge':
      return new UnmergePlayer(context, { scope, master: inverse.master, duplicate: inverse.duplicate })
  }
}
