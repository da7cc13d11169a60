import type { Sealed } from '@fullcourt/domain/facts/sealed'
import { addPlayer, changePlayer } from '@fullcourt/domain/players/decide'
import { attributesOf } from '@fullcourt/domain/definitions/lists'
import { definitionStream } from '@fullcourt/domain/definitions/state'
import { playerStream } from '@fullcourt/domain/players/state'
import {
  enterLeague,
  joinAsNewPlayer,
  joinRoster,
  joinRosterTogether,
  leaveRoster,
  nameCaptain,
} from '@fullcourt/domain/entries/decide'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import { existingLeague } from '@fullcourt/domain/leagues/state'
import type { EntryPlace } from '@fullcourt/domain/entries/events'
import { seasonStream } from '@fullcourt/domain/entries/state'
import { changeTeam, chooseTeamBranding, createTeam, setUnavailableSlots } from '@fullcourt/domain/teams/decide'
import { teamStream } from '@fullcourt/domain/teams/state'
import fc from 'fast-check'
import { branding } from './branding'
import { makeAttribute } from './settings-commands'
import { command, pick, type WeightedCommand } from './generator-command'
import { choose, type Installation } from './installation'
import { erase, leave, removePlayer, removeTeam } from './policies'
import { bringBackEntry, bringBackOnRoster, bringBackPlayer, bringBackTeam } from './restoring-policies'

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

/** A team that is made for a league, which it enters by a policy. */
export const makeTeamIn = (installation: Installation, { organization, season, league }: LeaguePlace): void => {
  const [team, entry] = [installation.newId('team'), installation.newId('entry')]
  const wanted = { organization, team, details: { name: `Team ${team}` }, enters: { season, league, entry } }
  const [fact] = installation.log.decide(teamStream, team, state => createTeam(state, installation.contents(season), wanted))
  if (!fact) return
  installation.teams.push({ organization, team })
  const at = { organization, season, league, team, entry }
  installation.log.decide(seasonStream, season, state => enterLeague(state, at), {
    policy: 'enter-new-team',
    fact,
    step: 'enter',
  })
  installation.entries.push(at)
}

/** A player who is made for a roster, which they join by a policy. */
export const makePlayerOf = (installation: Installation, { organization, season, league, team, entry }: EntryPlace): void => {
  const player = installation.newId('player')
  const firstName = `sealed name of ${player}` as Sealed
  const details = { firstName, lastName: firstName, email: null, phoneNumber: null, image: null }
  const joins = { season, league, team, entry }
  const [fact] = installation.log.decide(playerStream, player, state =>
    addPlayer(state, { organization, player, details, joins }),
  )
  if (!fact) return
  installation.players.push({ organization, player })
  const at = { organization, season, league, team, entry, player }
  installation.log.decide(seasonStream, season, state => joinAsNewPlayer(state, at), {
    policy: 'join-new-player',
    fact,
    step: 'join',
  })
}

export const enter = (installation: Installation, place: LeaguePlace, team: number): void => {
  const entry = { ...place, team, entry: installation.newId('entry') }
  const written = installation.log.decide(seasonStream, place.season, state => enterLeague(state, entry))
  if (written.length > 0) installation.entries.push(entry)
}

const withEntry = (installation: Installation, which: number, run: (place: EntryPlace) => void): void => {
  const place = choose(installation.entries, which)
  if (place) run(place)
}

const withPlayerOf = (
  installation: Installation,
  which: number,
  who: number,
  run: (place: EntryPlace, player: number) => void,
): void =>
  withEntry(installation, which, place => {
    const player = choose(installation.activePlayers(), who)?.player
    if (player !== undefined) run(place, player)
  })

const rosterMember = (installation: Installation, { season, entry }: EntryPlace, who: number): number | undefined =>
  choose(installation.contents(season).entries.get(entry)?.roster ?? [], who)

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
    const organization = choose(installation.organizations, which)
    if (organization !== undefined) makeTeam(installation, organization)
  }),
  command('create team in league', 2, pick, (installation, which) => {
    const league = choose(installation.leagues, which)
    if (league) makeTeamIn(installation, league)
  }),
  command('add player to roster', 2, pick, (installation, which) =>
    withEntry(installation, which, at => {
      const contents = installation.contents(at.season)
      if (contents.entries.get(at.entry)?.left === false && existingLeague(contents, at.league)) makePlayerOf(installation, at)
    }),
  ),
  command('change team', 2, fc.tuple(pick, fc.constantFrom('Ohana', 'Triple Threats')), (installation, [which, name]) => {
    const team = choose(installation.teams, which)?.team
    if (team !== undefined) installation.log.decide(teamStream, team, state => changeTeam(state, { name }))
  }),
  command('choose branding of team', 2, fc.tuple(pick, branding), (installation, [which, wanted]) => {
    const team = choose(installation.teams, which)?.team
    if (team !== undefined) installation.log.decide(teamStream, team, state => chooseTeamBranding(state, wanted))
  }),
  command(
    'set unavailable slots',
    2,
    fc.tuple(pick, fc.subarray(['18:00', '19:00', '2025-07-06 18:00'])),
    (installation, [which, slots]) => {
      const team = choose(installation.teams, which)?.team
      if (team !== undefined) installation.log.decide(teamStream, team, state => setUnavailableSlots(state, slots))
    },
  ),
  command('delete team', 1, pick, (installation, which) => {
    const team = choose(installation.teams, which)?.team
    if (team !== undefined) removeTeam(installation, team)
  }),
  command('restore team', 2, pick, (installation, which) => {
    const deleted = installation.teams.filter(({ team }) => installation.log.state(teamStream, team).kind === 'deleted')
    const team = choose(deleted, which)?.team
    if (team !== undefined) bringBackTeam(installation, team)
  }),
  command('enter league', 4, fc.tuple(pick, pick), (installation, [which, where]) => {
    const [team, league] = [choose(installation.teams, which), choose(installation.leagues, where)]
    if (team && league && installation.log.state(teamStream, team.team).kind === 'active') enter(installation, league, team.team)
  }),
  command('leave league', 1, pick, (installation, which) => withEntry(installation, which, place => leave(installation, place))),
  command('restore entry', 3, pick, (installation, which) =>
    withEntry(installation, which, place => bringBackEntry(installation, place)),
  ),
  command('add player', 2, pick, (installation, which) => {
    const organization = choose(installation.organizations, which)
    if (organization !== undefined) makePlayer(installation, organization)
  }),
  command('change player', 2, fc.tuple(pick, playerDetails), (installation, [who, wanted]) => {
    const player = choose(installation.players, who)?.player
    if (player !== undefined) installation.log.decide(playerStream, player, state => changePlayer(state, wanted))
  }),
  command('set value', 3, fc.tuple(pick, pick, fc.option(fc.constantFrom('sealed 7', 'sealed 00'))), (installation, input) => {
    const [who, which, text] = input
    const [at, value] = [choose(installation.players, who), text === null ? null : seal(text)]
    if (at === undefined) return
    const { lists } = installation.log.state(definitionStream, at.organization)
    const attribute = choose(attributesOf(lists), which)?.id ?? 0
    installation.log.decide(playerStream, at.player, state => changePlayer(state, {}, [{ attribute, value }]))
  }),
  command('delete player', 2, pick, (installation, who) => {
    const player = choose(installation.players, who)?.player
    if (player !== undefined) removePlayer(installation, player)
  }),
  command('restore player', 6, pick, (installation, who) => {
    const deleted = installation.players.filter(({ player }) => installation.log.state(playerStream, player).kind === 'deleted')
    const player = choose(deleted, who)?.player
    if (player !== undefined) bringBackPlayer(installation, player)
  }),
  command('erase player who has a value of an own attribute', 2, pick, (installation, who) => {
    const at = choose(installation.activePlayers(), who)
    if (!at) return
    const attribute = makeAttribute(installation, at.organization)
    installation.log.decide(playerStream, at.player, state => changePlayer(state, {}, [{ attribute, value: seal('sealed 7') }]))
    erase(installation, at.player)
  }),
  command('erase player', 2, pick, (installation, who) => {
    const player = choose(installation.players, who)?.player
    if (player !== undefined) erase(installation, player)
  }),
  command('join roster', 6, fc.tuple(pick, pick), (installation, [which, who]) =>
    withPlayerOf(installation, which, who, (place, player) =>
      installation.log.decide(seasonStream, place.season, state =>
        joinRoster(state, { ...place, ...installation.person(player) }),
      ),
    ),
  ),
  command('join roster together', 2, pick, (installation, which) =>
    withEntry(installation, which, place => {
      const players = installation.activePlayers().map(({ player }) => player)
      installation.log.decide(seasonStream, place.season, state =>
        joinRosterTogether(state, { ...place, players, mergedInto: player => installation.person(player).merged }),
      )
    }),
  ),
  command('leave roster', 3, fc.tuple(pick, pick), (installation, [which, who]) =>
    withEntry(installation, which, place => {
      const player = rosterMember(installation, place, who)
      if (player !== undefined)
        installation.log.decide(seasonStream, place.season, state =>
          leaveRoster(state, { ...place, ...installation.person(player) }),
        )
    }),
  ),
  command('restore roster place', 7, fc.tuple(pick, pick), (installation, [which, who]) =>
    withEntry(installation, which, place => {
      const former = installation.contents(place.season).entries.get(place.entry)?.formerPlayers ?? []
      const player = choose(former, who)?.player
      if (player !== undefined) bringBackOnRoster(installation, place, player)
    }),
  ),
  command('name captain', 4, fc.tuple(pick, fc.option(pick)), (installation, [which, who]) =>
    withEntry(installation, which, place => {
      const captain = who === null ? null : (rosterMember(installation, place, who) ?? null)
      const { player, merged } = captain === null ? { player: null, merged: [] } : installation.person(captain)
      installation.log.decide(seasonStream, place.season, state => nameCaptain(state, { ...place, captain: player, merged }))
    }),
  ),
]
