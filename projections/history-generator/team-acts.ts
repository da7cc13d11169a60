import type { Sealed } from '@fullcourt/domain/facts/sealed'
import { deleteGame } from '@fullcourt/domain/games/decide'
import { gameStream } from '@fullcourt/domain/games/state'
import { addPlayer, changePlayer, deletePlayer } from '@fullcourt/domain/players/decide'
import { playerStream } from '@fullcourt/domain/players/state'
import {
  enterLeague,
  joinRoster,
  joinRosterTogether,
  leaveLeague,
  leaveRoster,
  nameCaptain,
} from '@fullcourt/domain/seasons/leagues/decide'
import type { EntryPlace, LeaguePlace } from '@fullcourt/domain/seasons/leagues/events'
import { seasonStream } from '@fullcourt/domain/seasons/leagues/state'
import { changeTeam, createTeam, deleteTeam } from '@fullcourt/domain/teams/decide'
import { teamStream } from '@fullcourt/domain/teams/state'
import fc from 'fast-check'
import { act, pick, type WeightedAct } from './act'
import { chosen, type House } from './house'

export const makeTeam = (house: House, organization: number): number => {
  const team = house.newId('team')
  const details = { name: `Team ${team}` }
  house.log.decide(teamStream, team, state => createTeam(state, null, { organization, team, details, enters: null }))
  house.teams.push({ organization, team })
  return team
}

export const makePlayer = (house: House, organization: number): number => {
  const player = house.newId('player')
  const firstName = `sealed name of ${player}` as Sealed
  const details = { firstName, lastName: firstName, email: null, phoneNumber: null, image: null }
  house.log.decide(playerStream, player, state => addPlayer(state, { organization, player, details, joins: null }))
  house.players.push({ organization, player })
  return player
}

export const enter = (house: House, place: LeaguePlace, team: number): void => {
  const entry = { ...place, team, entry: house.newId('entry') }
  const written = house.log.decide(seasonStream, place.season, state => enterLeague(state, entry))
  if (written.length > 0) house.entries.push(entry)
}

/** What a policy does after a team has left: its games in the league are deleted with that fact as their cause (design 5.9). */
const leave = (house: House, at: EntryPlace): void => {
  const [left] = house.log.decide(seasonStream, at.season, state => leaveLeague(state, at))
  const games = house.games.filter(({ place }) => place.home.entry === at.entry || place.away.entry === at.entry)
  if (left) for (const { game } of games) house.log.decide(gameStream, game, deleteGame, left.id)
}

/** What a policy does after a player was deleted: he leaves every roster (design 5.9). */
const removePlayer = (house: House, player: number): void => {
  const [deleted] = house.log.decide(playerStream, player, deletePlayer)
  if (!deleted) return
  const onRoster = house.entries.filter(({ season, entry }) => house.contents(season).entries.get(entry)?.roster.includes(player))
  for (const at of onRoster) house.log.decide(seasonStream, at.season, state => leaveRoster(state, { ...at, player }), deleted.id)
}

const withEntry = (house: House, which: number, run: (place: EntryPlace) => void): void => {
  const place = chosen(house.entries, which)
  if (place) run(place)
}

const withPlayerOf = (house: House, which: number, who: number, run: (place: EntryPlace, player: number) => void): void =>
  withEntry(house, which, place => {
    const player = chosen(house.players, who)?.player
    if (player !== undefined) run(place, player)
  })

const rosterMember = (house: House, { season, entry }: EntryPlace, who: number): number | undefined =>
  chosen(house.contents(season).entries.get(entry)?.roster ?? [], who)

const seal = (text: string) => text as Sealed
const playerDetails = fc.record(
  {
    lastName: fc.constantFrom('sealed once', 'sealed twice').map(seal),
    email: fc.constantFrom(seal('sealed mail'), null),
  },
  { requiredKeys: [] },
)

export const teamActs: readonly WeightedAct[] = [
  act('create team', 2, pick, (house, which) => {
    const organization = chosen(house.organizations, which)
    if (organization !== undefined) makeTeam(house, organization)
  }),
  act('change team', 2, fc.tuple(pick, fc.constantFrom('Ohana', 'Triple Threats')), (house, [which, name]) => {
    const team = chosen(house.teams, which)?.team
    if (team !== undefined) house.log.decide(teamStream, team, state => changeTeam(state, { name }))
  }),
  act('delete team', 1, pick, (house, which) => {
    const team = chosen(house.teams, which)?.team
    if (team !== undefined) house.log.decide(teamStream, team, deleteTeam)
  }),
  act('enter league', 4, fc.tuple(pick, pick), (house, [which, where]) => {
    const [team, league] = [chosen(house.teams, which), chosen(house.leagues, where)]
    if (team && league) enter(house, league, team.team)
  }),
  act('leave league', 1, pick, (house, which) => withEntry(house, which, place => leave(house, place))),
  act('add player', 2, pick, (house, which) => {
    const organization = chosen(house.organizations, which)
    if (organization !== undefined) makePlayer(house, organization)
  }),
  act('change player', 2, fc.tuple(pick, playerDetails), (house, [who, wanted]) => {
    const player = chosen(house.players, who)?.player
    if (player !== undefined) house.log.decide(playerStream, player, state => changePlayer(state, wanted))
  }),
  act('delete player', 1, pick, (house, who) => {
    const player = chosen(house.players, who)?.player
    if (player !== undefined) removePlayer(house, player)
  }),
  act('join roster', 6, fc.tuple(pick, pick), (house, [which, who]) =>
    withPlayerOf(house, which, who, (place, player) =>
      house.log.decide(seasonStream, place.season, state => joinRoster(state, { ...place, player })),
    ),
  ),
  act('join roster together', 2, pick, (house, which) =>
    withEntry(house, which, place => {
      const players = house.players.map(({ player }) => player)
      house.log.decide(seasonStream, place.season, state => joinRosterTogether(state, { ...place, players }))
    }),
  ),
  act('leave roster', 3, fc.tuple(pick, pick), (house, [which, who]) =>
    withEntry(house, which, place => {
      const player = rosterMember(house, place, who)
      if (player !== undefined) house.log.decide(seasonStream, place.season, state => leaveRoster(state, { ...place, player }))
    }),
  ),
  act('name captain', 4, fc.tuple(pick, fc.option(pick)), (house, [which, who]) =>
    withEntry(house, which, place => {
      const captain = who === null ? null : (rosterMember(house, place, who) ?? null)
      house.log.decide(seasonStream, place.season, state => nameCaptain(state, { ...place, captain }))
    }),
  ),
]
