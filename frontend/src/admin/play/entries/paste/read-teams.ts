import { abbreviationsOf } from '@fullcourt/domain/branding/abbreviation'
import { checkNames } from '@fullcourt/domain/facts/name-list'
import { fullName } from '@fullcourt/domain/players/full-name'
import { checkPlayerList } from '@fullcourt/domain/players/player-list'
import { pastedTeams, type PastedTeam } from '@fullcourt/domain/teams/pasted-teams'
import { quantity } from '../../../../ui/format/figures'
import { notesOf, type PastedRow, type PastedRows } from '../../../parts/paste/pasted-rows'
import type { KnownNames } from './known-names'
import { playerRow, shownColumns } from './read-players'

export const playersOfTeams = (teams: readonly PastedTeam[]): number =>
  teams.reduce((sum, { players }) => sum + players.length, 0)

/** New teams, each with its players, as a preview shows them; a player's name is compared with those of teams further up, too. */
export const teamRows = (teams: readonly PastedTeam[], known: KnownNames): readonly PastedRow[] => {
  const checkedTeams = checkNames('Team', teams, known.teams)
  const names = [...known.players]
  const abbreviations = abbreviationsOf(teams.map(({ name }) => ({ name, abbreviation: null })))
  return teams.flatMap(({ line, name, players }, place) => {
    const checked = checkPlayerList(players, { names, numbers: [] })
    names.push(...players.map(fullName))
    const head = { line, cells: [`${name} · ${abbreviations[place] ?? ''}`], isHead: true, ...notesOf(checkedTeams, line) }
    return [head, ...players.map(player => playerRow(player, checked))]
  })
}

/** Pasted teams of a league. */
export const readTeams = (text: string, known: KnownNames): PastedRows => {
  const teams = pastedTeams(text)
  const players = playersOfTeams(teams)
  const count = quantity(teams.length, 'Team')
  return {
    columns: shownColumns,
    rows: teamRows(teams, known),
    count: players === 0 ? count : `${count} and ${quantity(players, 'Player')}`,
  }
}
