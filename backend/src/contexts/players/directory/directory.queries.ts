import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import { MOST_ON_A_PAGE, partOfAll, partOfFound, type PartOfPlayers } from '@fullcourt/domain/players/directory/parts'
import { isSought, soughtBy, type SoughtPlayers } from '@fullcourt/domain/players/directory/sought-players'
import type { WithScope } from '../../../core/http/scope'
import { query } from '../../../core/readers/query'
import { SeasonReader } from '../../../core/readers/season-reader'
import type { PlayerDirectoryAnswer } from './directory.answers'
import { SeasonDirectory, type DirectoryPlayer, type DirectoryTeam } from './season-directory'

export type DirectoryFilter = SoughtPlayers & {
  /** Counted from 1; without it everybody. */
  readonly part: number | undefined
}

type Asked = WithScope & { readonly season: SeasonId | undefined; readonly filter: DirectoryFilter }

const whole = (players: readonly DirectoryPlayer[]): PartOfPlayers<DirectoryPlayer> => ({
  players: players.length > MOST_ON_A_PAGE ? [] : players,
  part: 0,
  parts: 0,
  letters: [],
})

const partOf = (found: readonly DirectoryPlayer[], filter: DirectoryFilter): PartOfPlayers<DirectoryPlayer> => {
  if (filter.part === undefined) return whole(found)
  return isSought(filter) ? partOfFound(found, filter.part) : partOfAll(found, filter.part)
}

const teamAnswer = ({ entry, team, league, name, colors }: DirectoryTeam) => ({
  id: team,
  name,
  slt_id: entry,
  league_id: league,
  colors,
})

const directoryAnswer = (found: readonly DirectoryPlayer[], filter: DirectoryFilter): PlayerDirectoryAnswer => {
  const { players, ...list } = partOf(found, filter)
  const teams = new Set(players.flatMap(player => player.teams))
  return {
    count: found.length,
    ...list,
    teams: [...teams].map(teamAnswer),
    players: players.map(({ id, firstName, lastName, image, teams: own }) => ({
      id,
      firstName,
      lastName,
      image,
      slt_ids: own.map(({ entry }) => entry),
    })),
  }
}

const foundIn = (players: readonly DirectoryPlayer[], filter: DirectoryFilter): readonly DirectoryPlayer[] => {
  if (!isSought(filter)) return players
  const isFound = soughtBy(filter)
  return players.filter(({ plain, teams }) => isFound(plain, teams))
}

/** Who is on a roster of a season, by name; nobody where none is active. */
export const PlayerDirectoryQuery = query('PlayerDirectoryQuery', {
  uses: { seasons: SeasonReader, directory: SeasonDirectory },
  answer: async ({ scope, season: named, filter }: Asked, { seasons, directory }): Promise<PlayerDirectoryAnswer> => {
    const season = await seasons.namedOrActive(scope, named)
    return directoryAnswer(season ? foundIn(await directory.of(season), filter) : [], filter)
  },
})
