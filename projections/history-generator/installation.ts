import type { DivisionPlace } from '@fullcourt/domain/divisions/events'
import type { GameContext, GameDetails } from '@fullcourt/domain/games/events'
import { gameStream } from '@fullcourt/domain/games/state'
import type { AttributeId, GameId, IdKind, OrganizationId, PlayerId, SeasonId, TeamId, UserId } from '@fullcourt/domain/ids/kinds'
import { identitiesOf, type Identities } from '@fullcourt/domain/players/merging/identities'
import { mergesStream } from '@fullcourt/domain/players/merging/state'
import { organizationStream } from '@fullcourt/domain/organizations/state'
import { seasonsStream } from '@fullcourt/domain/seasons/state'
import { playerStream } from '@fullcourt/domain/players/state'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import type { EntryPlace } from '@fullcourt/domain/entries/events'
import { seasonStream, type SeasonContents } from '@fullcourt/domain/entries/state'
import { GeneratedLog } from './generated-log'

export type GameNow = {
  readonly game: GameId
  readonly kind: 'active' | 'deleted'
  readonly context: GameContext
  readonly details: GameDetails
}

/** What was ever made, deleted things too: what a command of a generated history may name. */
export class Installation {
  readonly log = new GeneratedLog()
  readonly organizations: OrganizationId[] = []
  readonly users: UserId[] = []
  readonly seasons: { readonly organization: OrganizationId; readonly season: SeasonId }[] = []
  readonly leagues: LeaguePlace[] = []
  readonly divisions: DivisionPlace[] = []
  readonly entries: EntryPlace[] = []
  readonly teams: { readonly organization: OrganizationId; readonly team: TeamId }[] = []
  readonly players: { readonly organization: OrganizationId; readonly player: PlayerId }[] = []
  readonly games: { readonly game: GameId; readonly context: GameContext }[] = []
  private readonly last = new Map<IdKind, number>()

  /** A new id; now and then some are left out. */
  newId(kind: IdKind): number {
    const last = this.last.get(kind) ?? 0
    const id = last + (last % 4 === 3 ? 3 : 1)
    this.last.set(kind, id)
    return id
  }

  /** The games that were ever scheduled, as they are now. */
  gamesNow(): readonly GameNow[] {
    return this.games.flatMap(({ game }) => {
      const state = this.log.state(gameStream, game)
      return state.kind === 'unknown' ? [] : [{ game, kind: state.kind, context: state.context, details: state.details }]
    })
  }

  /** Both entries of a game are still in their leagues. */
  plays({ season, home, away }: GameContext): boolean {
    const { entries } = this.contents(season)
    return [home, away].every(({ entry }) => entries.get(entry)?.left === false)
  }

  /** The players that were neither deleted nor merged into others. */
  activePlayers(): Installation['players'] {
    return this.players.filter(
      ({ organization, player }) =>
        this.identities(organization).masterOf(player) === player && this.log.state(playerStream, player).kind === 'active',
    )
  }

  /** Who is who among the players of an organization. */
  identities(organization: OrganizationId): Identities {
    return identitiesOf(this.log.state(mergesStream, organization))
  }

  /** A player as commands name them: the one for whom they count, and those who were merged into that one. */
  person(id: PlayerId): { readonly player: PlayerId; readonly merged: readonly PlayerId[] } {
    const organization = this.players.find(({ player }) => player === id)?.organization ?? 0
    const [player, ...merged] = this.identities(organization).idsOf(id)
    return { player, merged }
  }

  /** The attributes of which a player of an organization who was not erased has a value. */
  usedAttributes(organization: OrganizationId): ReadonlySet<AttributeId> {
    const players = this.players.filter(player => player.organization === organization)
    const used = players.flatMap(({ player }) => {
      const state = this.log.state(playerStream, player)
      return state.kind === 'unknown' || state.kind === 'erased' ? [] : Object.keys(state.values).map(Number)
    })
    return new Set(used)
  }

  isActive(organization: OrganizationId): boolean {
    return this.log.state(organizationStream, organization).kind === 'active'
  }

  /** Nothing that the season belongs to is deleted, nor is it itself. */
  isThere({ organization, season }: { readonly organization: OrganizationId; readonly season: SeasonId }): boolean {
    return this.isActive(organization) && this.log.state(seasonsStream, organization).get(season)?.kind === 'active'
  }

  contents(season: SeasonId): SeasonContents {
    return this.log.state(seasonStream, season)
  }
}

/** One of a list, by any number; undefined where there is none. */
export const choose = <Thing>(things: readonly Thing[], pick: number): Thing | undefined => things[pick % things.length]
