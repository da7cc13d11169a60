import { abbreviationsOf } from '@fullcourt/domain/branding/abbreviation'
import { fullName } from '@fullcourt/domain/players/full-name'
import { checkPlayerList } from '@fullcourt/domain/players/player-list'
import { pastedTeams } from '@fullcourt/domain/teams/pasted-teams'
import { checkNames } from '@fullcourt/domain/facts/name-list'
import { quantity } from '../../../../ui/format/figures'
import { notesOf, type PastedRows } from '../../../parts/paste/pasted-rows'
import type { KnownNames } from './known-names'
import { shownColumns, playerRow } from './read-players'

/** Pasted teams of a league, each with its players; a player's name is compared with those of teams further up, too. */
export const readTeams = (text: string, known: KnownNames): PastedRows => {
  const teams = pastedTeams(text)
  const checkedTeams = checkNames('Team', teams, known.teams)
  const names = [...known.players]
  const abbreviations = abbreviationsOf(teams.map(({ name }) => ({ name, abbreviation: null })))
  const rows = teams.flatMap(({ line, name, players }, place) => {
    const checked = checkPlayerList(players, { names, numbers: [] })
    names.push(...players.map(fullName))
    const head = { line, cells: [`${name} · ${abbreviations[place] ?? ''}`], isHead: true, ...notesOf(checkedTeams, line) }
    return [head, ...players.map(player => playerRow(player, checked))]
  })
  const players = teams.reduce((sum, team) => sum + team.players.length, 0)
  const count = quantity(teams.length, 'Team')
  return { columns: shownColumns, rows, count: players === 0 ? count : `${count} and ${quantity(players, 'Player')}` }
}
