import type { Sealed } from '@fullcourt/domain/facts/sealed'
import { bringBackAttribute, resetList } from '@fullcourt/domain/definitions/decide'
import { EVERY_SPORT } from '@fullcourt/domain/definitions/lists'
import { definitionStream } from '@fullcourt/domain/definitions/state'
import { enterLeague, joinRoster } from '@fullcourt/domain/entries/decide'
import { seasonStream } from '@fullcourt/domain/entries/state'
import { scheduleGame } from '@fullcourt/domain/games/decide'
import { gameStream } from '@fullcourt/domain/games/state'
import type { AttributeId, OrganizationId } from '@fullcourt/domain/ids/kinds'
import { changePlayer } from '@fullcourt/domain/players/decide'
import { playerStream } from '@fullcourt/domain/players/state'
import { teamStream } from '@fullcourt/domain/teams/state'
import fc from 'fast-check'
import { command, pick, type WeightedCommand } from './generator-command'
import type { PolicyStep } from './generated-log'
import { choose, type Installation } from './installation'
import { leave, leaveRosterAgain, removeGame } from './policies'

const bringBack = ({ log }: Installation, organization: OrganizationId, attribute: AttributeId, by: PolicyStep) =>
  log.decide(definitionStream, organization, state => bringBackAttribute(state, { organization, attribute }), by)

const none: ReadonlySet<AttributeId> = new Set()

const racingAttributeCommands: readonly WeightedCommand[] = [
  command('reset attributes while a player gets a value', 2, pick, (installation, which) => {
    const organization = choose(installation.organizations, which)
    if (organization === undefined || !installation.isActive(organization)) return
    const used = installation.usedAttributes(organization)
    const [fact] = installation.log.decide(definitionStream, organization, state =>
      resetList(state, { organization, kind: 'attribute', sport: EVERY_SPORT, used: none }),
    )
    if (fact?.type !== 'AttributesReset') return
    for (const attribute of fact.data.removed.filter(id => used.has(id)))
      bringBack(installation, organization, attribute, { policy: 'bring-back-used-attributes', fact, step: attribute })
  }),
  command('set value of an attribute while it is reset', 2, fc.tuple(pick, pick), (installation, [who, which]) => {
    const at = choose(installation.players, who)
    if (at === undefined || !installation.isActive(at.organization)) return
    const { removed } = installation.log.state(definitionStream, at.organization)
    const attribute = choose(removed, which)?.id
    if (attribute === undefined) return
    const value = 'sealed 8' as Sealed
    const [fact] = installation.log.decide(playerStream, at.player, state => changePlayer(state, {}, [{ attribute, value }]))
    if (fact)
      bringBack(installation, at.organization, attribute, { policy: 'bring-back-used-attribute', fact, step: 'bring back' })
  }),
]

/**
 * Commands that looked at another stream just before it changed; policies repair what they wrote
 * (docs/facts.md#rules-over-several-streams).
 */
export const racingCommands: readonly WeightedCommand[] = [
  command('enter league while the team is deleted', 2, fc.tuple(pick, pick), (installation, [which, where]) => {
    const deleted = installation.teams.filter(({ team }) => installation.log.state(teamStream, team).kind === 'deleted')
    const [team, league] = [choose(deleted, which)?.team, choose(installation.leagues, where)]
    if (team === undefined || !league) return
    const at = { ...league, team, entry: installation.newId('entry') }
    const [fact] = installation.log.decide(seasonStream, at.season, state => enterLeague(state, at))
    if (!fact) return
    installation.entries.push(at)
    const state = installation.log.state(teamStream, team)
    const cause = state.kind === 'unknown' ? null : state.deletion
    leave(installation, at, { policy: 'leave-league-of-deleted-team', fact, step: 'leave', cause })
  }),
  command('join roster while the player is deleted', 2, fc.tuple(pick, pick), (installation, [which, who]) => {
    const gone = installation.players.filter(
      ({ player }) =>
        installation.person(player).player === player && installation.log.state(playerStream, player).kind !== 'active',
    )
    const [entry, player] = [choose(installation.entries, which), choose(gone, who)?.player]
    if (!entry || player === undefined) return
    const [fact] = installation.log.decide(seasonStream, entry.season, state => joinRoster(state, { ...entry, player }))
    if (fact) leaveRosterAgain(installation, fact, entry, player)
  }),
  command('schedule game while a team leaves', 2, fc.tuple(pick, pick), (installation, [which, other]) => {
    const home = choose(
      installation.entries.filter(({ season, entry }) => installation.contents(season).entries.get(entry)?.left),
      which,
    )
    const away = choose(
      installation.entries.filter(({ league, team }) => league === home?.league && team !== home.team),
      other,
    )
    if (!home || !away) return
    const { organization, season, league } = home
    const context = {
      organization,
      season,
      league,
      division: null,
      stage: 'regular' as const,
      home: { team: home.team, entry: home.entry, league },
      away: { team: away.team, entry: away.entry, league },
    }
    const game = installation.newId('game')
    const [fact] = installation.log.decide(gameStream, game, state => scheduleGame(state, { game, in: context, details: {} }))
    if (!fact) return
    installation.games.push({ game, context })
    removeGame(installation, game, { policy: 'delete-game-of-left-entry', fact, step: 'delete' })
  }),
  ...racingAttributeCommands,
]
