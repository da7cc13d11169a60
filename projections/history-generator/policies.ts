import { matchupGameContext, removeMatchupGame } from '@fullcourt/domain/brackets/decide'
import type { MatchupGameCreated } from '@fullcourt/domain/brackets/events'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import { leaveLeagueAndDivision } from '@fullcourt/domain/divisions/leaving'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import { deleteGame, bringBackMatchupGame, scheduleGame } from '@fullcourt/domain/games/decide'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId, OrganizationId, PlayerId, TeamId } from '@fullcourt/domain/ids/kinds'
import { nameOwner, type NameOwner } from '@fullcourt/domain/organizations/decide'
import { organizationStream } from '@fullcourt/domain/organizations/state'
import { deletePlayer, erasePlayer } from '@fullcourt/domain/players/decide'
import { deletionsOf, playerStream } from '@fullcourt/domain/players/state'
import { leaveRoster } from '@fullcourt/domain/entries/decide'
import type { EntryPlace } from '@fullcourt/domain/entries/events'
import { seasonStream } from '@fullcourt/domain/entries/state'
import { createUser } from '@fullcourt/domain/users/decide'
import { userStream } from '@fullcourt/domain/users/state'
import { deleteTeam } from '@fullcourt/domain/teams/decide'
import { teamStream } from '@fullcourt/domain/teams/state'
import { settleAfter } from './bracket-policies'
import type { PolicyStep } from './generated-log'
import type { Installation } from './installation'

/** Commands with what follows from their facts by the policies of the product, whose names and steps these are. */

/** Deletes a game; its matchup is free then. */
export const removeGame = (installation: Installation, game: GameId, by: PolicyStep | null = null): void => {
  const [fact] = installation.log.decide(gameStream, game, deleteGame, by)
  if (fact?.type !== 'GameDeleted') return
  const { organization, season, division } = fact.data.in
  const matchup = fact.data.details.matchId
  if (division === null || matchup === null) return
  const place = { organization, season, division, matchup, game }
  const step = { policy: 'free-matchup-of-deleted-game', fact, step: 'free' }
  installation.log.decide(bracketStream, season, brackets => removeMatchupGame(brackets, place), step)
  settleAfter(installation, [fact])
}

/** Takes a team out of a league and its division; its games there go. A policy does so despite bracket games. */
export const leave = (installation: Installation, at: EntryPlace, by: PolicyStep | null = null): void => {
  const wanted = { ...at, despiteBracketGames: by !== null }
  const [fact] = installation.log.decide(bracketStream, at.season, state => leaveLeagueAndDivision(state, wanted), by)
  if (!fact) return
  for (const { game, context } of installation.gamesNow())
    if (context.home.entry === at.entry || context.away.entry === at.entry)
      removeGame(installation, game, { policy: 'delete-games-of-left-team', fact, step: game })
}

/** Names the owner of an organization, who is made. */
export const makeOwner = (installation: Installation, organization: OrganizationId, owner: NameOwner): void => {
  const [fact] = installation.log.decide(organizationStream, organization, state => nameOwner(state, owner))
  if (!fact) return
  const step = { policy: 'make-named-owner', fact, step: 'make' }
  installation.log.decide(userStream, owner.user, state => createUser(state, { ...owner, organization, by: 'system' }), step)
  installation.users.push(owner.user)
}

/** Deletes a team; it leaves its leagues. */
export const removeTeam = (installation: Installation, team: TeamId): void => {
  const [fact] = installation.log.decide(teamStream, team, deleteTeam)
  if (!fact) return
  for (const at of installation.entries.filter(entry => entry.team === team))
    if (installation.contents(at.season).entries.get(at.entry)?.left === false)
      leave(installation, at, { policy: 'leave-leagues-of-deleted-team', fact, step: at.entry })
}

/** Deletes a player; they leave every roster, under whichever of their ids they are on it. */
export const removePlayer = (installation: Installation, id: PlayerId): void => {
  const person = installation.person(id)
  const [fact] = installation.log.decide(playerStream, person.player, deletePlayer)
  if (!fact) return
  const ids = [person.player, ...person.merged]
  for (const at of installation.entries)
    if (
      installation
        .contents(at.season)
        .entries.get(at.entry)
        ?.roster.some(player => ids.includes(player))
    )
      installation.log.decide(seasonStream, at.season, state => leaveRoster(state, { ...at, ...person }), {
        policy: 'leave-rosters-of-deleted-player',
        fact,
        step: at.entry,
      })
}

/** A player who joined a roster while they were deleted leaves it again. */
export const leaveRosterAgain = (
  installation: Installation,
  fact: PolicyStep['fact'],
  at: EntryPlace,
  player: PlayerId,
): void => {
  const person = installation.person(player)
  const cause = deletionsOf(installation.log.state(playerStream, person.player)).at(-1)
  const step = { policy: 'leave-roster-of-deleted-player', fact, step: 'leave', cause }
  installation.log.decide(seasonStream, at.season, state => leaveRoster(state, { ...at, ...person }), step)
}

/** Erases a player, and those who were merged into them; what else follows is in no fact: their keys go. */
export const erase = (installation: Installation, id: PlayerId): void => {
  removePlayer(installation, id)
  const { player, merged } = installation.person(id)
  const fact = installation.log.decide(playerStream, player, erasePlayer).find(({ type }) => type === 'PersonErased')
  if (!fact) return
  for (const other of merged)
    installation.log.decide(playerStream, other, erasePlayer, {
      policy: 'erase-merged-players-of-erased-person',
      fact,
      step: other,
    })
}

/** Schedules the game of a matchup. */
export const scheduleMatchupGame = (installation: Installation, fact: Recorded<MatchupGameCreated>): void => {
  const { game, details } = fact.data
  const context = matchupGameContext(fact.data)
  const step = { policy: 'schedule-matchup-game', fact, step: 'schedule' }
  const scheduled = installation.log.decide(gameStream, game, state => scheduleGame(state, { game, in: context, details }), step)
  installation.games.push({ game, context })
  settleAfter(installation, scheduled)
}

/** Brings a game back that has its matchup again. */
export const restoreMatchupGame = (installation: Installation, fact: PolicyStep['fact'], game: GameId): void => {
  const step = { policy: 'restore-matchup-game', fact, step: 'restore' }
  settleAfter(installation, installation.log.decide(gameStream, game, bringBackMatchupGame, step))
}
