import { checkNames } from '@fullcourt/domain/facts/name-list'
import { pastedLines } from '@fullcourt/domain/facts/pasted-text'
import { pastedLeagues } from '@fullcourt/domain/teams/pasted-leagues'
import { fullName } from '@fullcourt/domain/players/full-name'
import { quantity } from '../../../../ui/format/figures'
import { notesOf, type PastedRow, type PastedRows } from '../../../parts/paste/pasted-rows'
import type { NewLeague } from './add-leagues'
import type { KnownNames } from './known-names'
import { shownColumns } from './read-players'
import { playersOfTeams, teamRows } from './read-teams'

export type ReadLeague = NewLeague & { readonly line: number }

/** The leagues of a text: with their teams where it names them over these, else a league on each line. */
export const leaguesIn = (text: string): readonly ReadLeague[] => {
  const leagues = pastedLeagues(text)
  if (leagues.some(({ name }) => name !== null)) return leagues.map(league => ({ ...league, name: league.name ?? '' }))
  return pastedLines(text).map(({ line, text }) => ({ line, name: text.trim(), teams: [] }))
}

/** `2 Leagues, 16 Teams and 160 Players`. */
export const countOfLeagues = (leagues: readonly NewLeague[]): string => {
  const teams = leagues.flatMap(({ teams }) => teams)
  const counts = [
    quantity(leagues.length, 'League'),
    ...(teams.length > 0 ? [quantity(teams.length, 'Team')] : []),
    ...(playersOfTeams(teams) > 0 ? [quantity(playersOfTeams(teams), 'Player')] : []),
  ]
  return [counts.slice(0, -1).join(', '), ...counts.slice(-1)].filter(Boolean).join(' and ')
}

/** Leagues as a preview shows them; names are compared with those of leagues further up, too. */
export const leagueRows = (
  leagues: readonly ReadLeague[],
  present: readonly string[],
  known: KnownNames,
): readonly PastedRow[] => {
  const checked = checkNames('League', leagues, present)
  let { players, teams } = known
  return leagues.flatMap(({ line, name, teams: own }) => {
    const head = { line, cells: [name], isHead: true, isOver: own.length > 0, ...notesOf(checked, line) }
    const rows = teamRows(own, { players, teams })
    players = [...players, ...own.flatMap(team => team.players.map(fullName))]
    teams = [...teams, ...own.map(team => team.name)]
    return [head, ...rows]
  })
}

/** A pasted text of leagues. */
export const readLeagues = (text: string, present: readonly string[], known: KnownNames): PastedRows => {
  const leagues = leaguesIn(text)
  const hasTeams = leagues.some(({ teams }) => teams.length > 0)
  return {
    columns: hasTeams ? shownColumns : ['League'],
    rows: leagueRows(leagues, present, known),
    count: countOfLeagues(leagues),
  }
}
