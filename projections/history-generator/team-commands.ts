import type { Sealed } from '@fullcourt/domain/facts/sealed'
import { deleteGame } from '@fullcourt/domain/games/decide'
import { gameStream } from '@fullcourt/domain/games/state'
import { addPlayer, changePlayer, deletePlayer, erasePlayer } from '@fullcourt/domain/players/decide'
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
import { command, pick, type WeightedCommand } from './generator-command'
import { chosen, type Installation } from './installation'

export const makeTeam = (installation: Installation, organization: number): number => {
  const team = installation.newId('team')
  const details = { name: `Team ${team}` }
  installation.log.decide(teamStream, team, state => createTeam(state, null, { organization, team, details, enters: null }))
  installation.teams.push({ organization, team })
  return team
}

export const makePlayer = (installation: Installation, organization: number): number => {
  const player = installation.newId('player')
  const firstName = `sealed name of ${player}` as Sealed
  const details = { firstName, lastName: firstName, email: null, phoneNumber: null, image: null }
  installation.log.decide(playerStream, player, state => addPlayer(state, { organization, player, details, joins: null }))
  installation.players.push({ organization, player })
  return player
}

export const enter = (installation: Installation, place: LeaguePlace, team: number): void => {
  const entry = { ...place, team, entry: installation.newId('entry') }
  const written = installation.log.decide(seasonStream, place.season, state => enterLeague(state, entry))
  if (written.length > 0) installation.entries.push(entry)
}

/** What a policy does after a team has left: its games in the league are deleted with that fact as their cause (design 5.9). */
const leave = (installation: Installation, at: EntryPlace): void => {
  const [left] = installation.log.decide(seasonStream, at.season, state => leaveLeague(state, at))
  const games = installation.games.filter(({ context }) => context.home.entry === at.entry || context.away.entry === at.entry)
  if (left) for (const { game } of games) installation.log.decide(gameStream, game, deleteGame, left.id)
}

/** What a policy does after a player was deleted: he leaves every roster (design 5.9). */
const removePlayer = (installation: Installation, player: number): void => {
  const [deleted] = installation.log.decide(playerStream, player, deletePlayer)
  if (!deleted) return
  const onRoster = installation.entries.filter(({ season, entry }) =>
    installation.contents(season).entries.get(entry)?.roster.includes(player),
  )
  for (const at of onRoster)
    installation.log.decide(seasonStream, at.season, state => leaveRoster(state, { ...at, player }), deleted.id)
}

/** What a policy does after a player was erased is not in the log: his key goes. */
const erase = (installation: Installation, player: number): void => {
  removePlayer(installation, player)
  installation.log.decide(playerStream, player, erasePlayer)
}

const withEntry = (installation: Installation, which: number, run: (place: EntryPlace) => void): void => {
  const place = chosen(installation.entries, which)
  if (place) run(place)
}

const withPlayerOf = (
  installation: Installation,
  which: number,
  who: number,
  run: (place: EntryPlace, player: number) => void,
): void =>
  withEntry(installation, which, place => {
    const player = chosen(installation.players, who)?.player
    if (player !== undefined) run(place, player)
  })

const rosterMember = (installation: Installation, { season, entry }: EntryPlace, who: number): number | undefined =>
  chosen(installation.contents(season).entries.get(entry)?.roster ?? [], who)

const seal = (text: string) => text as Sealed
const playerDetails = fc.record(
  {
    lastName: fc.constantFrom('sealed once', 'sealed twice').map(seal),
    email: fc.constantFrom(seal('sealed mail'), null),
  },
  { requiredKeys: [] },
)

export const teamCommands: readonly WeightedCommand[] = [
  command('create team', 2, pick, (installation, which) => {
    const organization = chosen(installation.organizations, which)
    if (organization !== undefined) makeTeam(installation, organization)
  }),
  command('change team', 2, fc.tuple(pick, fc.constantFrom('Ohana', 'Triple Threats')), (installation, [which, name]) => {
    const team = chosen(installation.teams, which)?.team
    if (team !== undefined) installation.log.decide(teamStream, team, state => changeTeam(state, { name }))
  }),
  command('delete team', 1, pick, (installation, which) => {
    const team = chosen(installation.teams, which)?.team
    if (team !== undefined) installation.log.decide(teamStream, team, deleteTeam)
  }),
  command('enter league', 4, fc.tuple(pick, pick), (installation, [which, where]) => {
    const [team, league] = [chosen(installation.teams, which), chosen(installation.leagues, where)]
    if (team && league) enter(installation, league, team.team)
  }),
  command('leave league', 1, pick, (installation, which) => withEntry(installation, which, place => leave(installation, place))),
  command('add player', 2, pick, (installation, which) => {
    const organization = chosen(installation.organizations, which)
    if (organization !== undefined) makePlayer(installation, organization)
  }),
  command('change player', 2, fc.tuple(pick, playerDetails), (installation, [who, wanted]) => {
    const player = chosen(installation.players, who)?.player
    if (player !== undefined) installation.log.decide(playerStream, player, state => changePlayer(state, wanted))
  }),
  command('delete player', 1, pick, (installation, who) => {
    const player = chosen(installation.players, who)?.player
    if (player !== undefined) removePlayer(installation, player)
  }),
  command('erase player', 1, pick, (installation, who) => {
    const player = chosen(installation.players, who)?.player
    if (player !== undefined) erase(installation, player)
  }),
  command('join roster', 6, fc.tuple(pick, pick), (installation, [which, who]) =>
    withPlayerOf(installation, which, who, (place, player) =>
      installation.log.decide(seasonStream, place.season, state => joinRoster(state, { ...place, player })),
    ),
  ),
  command('join roster together', 2, pick, (installation, which) =>
    withEntry(installation, which, place => {
      const players = installation.players.map(({ player }) => player)
      installation.log.decide(seasonStream, place.season, state => joinRosterTogether(state, { ...place, players }))
    }),
  ),
  command('leave roster', 3, fc.tuple(pick, pick), (installation, [which, who]) =>
    withEntry(installation, which, place => {
      const player = rosterMember(installation, place, who)
      if (player !== undefined)
        installation.log.decide(seasonStream, place.season, state => leaveRoster(state, { ...place, player }))
    }),
  ),
  command('name captain', 4, fc.tuple(pick, fc.option(pick)), (installation, [which, who]) =>
    withEntry(installation, which, place => {
      const captain = who === null ? null : (rosterMember(installation, place, who) ?? null)
      installation.log.decide(seasonStream, place.season, state => nameCaptain(state, { ...place, captain }))
    }),
  ),
]
