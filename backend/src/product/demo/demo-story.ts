import { RenameLeague } from '../../contexts/leagues/leagues.commands'
import { AddPlayer } from '../../contexts/players/commands/add-player.command'
import { MergePlayers } from '../../contexts/players/merging/merging.commands'
import { SwapGames } from '../../contexts/schedules/commands/swap-games.command'
import type { TalentedPlayer } from './demo-rosters'
import type { DemoStage } from './stage'

/** A player who was entered twice. */
export type Twice = { readonly master: number; readonly duplicate: number }

type InTeam = { readonly season: number; readonly league: number; readonly team: number }

/** Somebody of the staff does not find a player by the whole name, and adds them once more. */
export const enterTwice = async (
  stage: DemoStage,
  { id, firstName, lastName }: TalentedPlayer & { readonly id: number },
  at: InTeam,
): Promise<Twice> => {
  const player = { firstName: `${firstName.slice(0, 1)}.`, lastName }
  const duplicate = await stage.make(new AddPlayer(stage.as('staff', 'twice'), { scope: stage.scope, player, joins: at }))
  return { master: id, duplicate }
}

/** The week in which two games change places: the next one. */
const SWAPPED_WEEK = 7

type Told = { readonly season: number; readonly league: number; readonly name: string }

/**
 * What people did at last, so that the history, schedule changes, merged players and an undo can be seen at once: two games are
 * swapped, a league is renamed by mistake and gets its name back, and who was entered twice is one player again.
 */
export const tellStory = async (
  stage: DemoStage,
  { season, league, name }: Told,
  { weeks, twice }: { readonly weeks: readonly (readonly number[])[]; readonly twice: Twice },
): Promise<void> => {
  const { scope } = stage
  const at = { season, league }
  const [one, other] = weeks[SWAPPED_WEEK] ?? []
  if (one !== undefined && other !== undefined)
    await stage.make(new SwapGames(stage.as('staff', 'swap'), { scope, games: [one, other], allowConflicts: false }))
  const renamed = stage.as('staff', 'rename')
  await stage.make(new RenameLeague(renamed, { scope, at, name: `${name} (old)` }))
  await stage.make(new RenameLeague({ ...stage.as('staff', 'undo'), undoes: renamed.correlation }, { scope, at, name }))
  const merge = { master: twice.master, duplicates: [twice.duplicate] }
  await stage.make(new MergePlayers(stage.as('owner', 'merge'), { scope, named: merge }))
}
