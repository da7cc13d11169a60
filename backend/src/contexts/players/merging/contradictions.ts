import { enumeration } from '@fullcourt/domain/history/words'
import { fullName } from '@fullcourt/domain/players/full-name'
import type { PlayedLine } from '../../games/queries/stat-rows'
import type { PlayerAnswer } from '../players.answers'
import { gamesAtOnce, gamesOnBothSides } from './games-of-merge'
import type { ContradictionAnswer, ContradictionKind } from './merging.answers'

/** A player of a merge as they are before it, the master first. */
export type Party = { readonly player: PlayerAnswer; readonly lines: readonly PlayedLine[] }

const contradiction = (what: ContradictionKind, message: string, game_ids: number[] = []): ContradictionAnswer => ({
  what,
  message,
  game_ids,
})

const teamsOf = ({ home_team, away_team }: PlayedLine['game']) => `${away_team.name} at ${home_team.name}`

const inGames = (parties: readonly Party[]): ContradictionAnswer[] => {
  const lines = parties.flatMap(party => party.lines)
  return [
    ...gamesOnBothSides(lines).map(game =>
      contradiction('both-teams', `Played for both teams of ${teamsOf(game)} (${game.date ?? 'no date'}).`, [game.id]),
    ),
    ...gamesAtOnce(lines).map(games =>
      contradiction(
        'same-time',
        `Played in ${games.length} games at the same time: ${enumeration(games.map(teamsOf))}.`,
        games.map(({ id }) => id),
      ),
    ),
  ]
}

const onRosters = (parties: readonly Party[]): ContradictionAnswer[] => {
  const leagues = new Map<number, { name: string; teams: Map<number, string> }>()
  for (const { player } of parties)
    for (const { team, seasons_leagues_team: entry } of player.rosters) {
      const { id, league, season } = entry.seasons_league
      const known = leagues.get(id) ?? { name: `${league.name}, ${season.name}`, teams: new Map<number, string>() }
      known.teams.set(team.id, team.name)
      leagues.set(id, known)
    }
  return [...leagues.values()]
    .filter(({ teams }) => teams.size > 1)
    .map(({ name, teams }) => contradiction('two-rosters', `On the rosters of ${enumeration([...teams.values()])} in ${name}.`))
}

const inDetails = (
  parties: readonly Party[],
  what: ContradictionKind,
  called: string,
  valueOf: (player: PlayerAnswer) => string | null | undefined,
): ContradictionAnswer[] => {
  const known = parties.flatMap(({ player }) => {
    const value = valueOf(player)
    return value == null ? [] : [{ value, of: `${fullName(player)} (#${player.id})` }]
  })
  const differ = new Set(known.map(({ value }) => value.toLowerCase())).size > 1
  return differ
    ? [contradiction(what, `${called} differs: ${enumeration(known.map(({ value, of }) => `${value} of ${of}`))}.`)]
    : []
}

const inAttributes = (parties: readonly Party[]): ContradictionAnswer[] => {
  const attributes = new Map(
    parties.flatMap(({ player }) =>
      player.attributeValues.map(({ attribute_id: id, attribute }) => [id, attribute.attribute_name] as const),
    ),
  )
  return [...attributes].flatMap(([id, name]) =>
    inDetails(
      parties,
      'attribute',
      name,
      ({ attributeValues }) => attributeValues.find(value => value.attribute_id === id)?.value,
    ),
  )
}

/** What one person can hardly have done, or been, among the players of a merge. The merge may be right all the same. */
export const contradictionsOf = (parties: readonly Party[]): ContradictionAnswer[] => [
  ...inGames(parties),
  ...onRosters(parties),
  ...inDetails(parties, 'email', 'The e-mail address', ({ email }) => email),
  ...inDetails(parties, 'phone', 'The phone number', ({ phoneNumber }) => phoneNumber),
  ...inAttributes(parties),
]
