import type { GameContext } from '@fullcourt/domain/games/events'
import type { GameId, IdKind, OrganizationId, PlayerId, SeasonId, TeamId, UserId } from '@fullcourt/domain/ids/kinds'
import type { EntryPlace, LeaguePlace } from '@fullcourt/domain/seasons/leagues/events'
import { seasonStream, type SeasonContents } from '@fullcourt/domain/seasons/leagues/state'
import { GeneratedLog } from './generated-log'

/** What was ever made, deleted things too: what a command of a generated history may name. */
export class Installation {
  readonly log = new GeneratedLog()
  readonly organizations: OrganizationId[] = []
  readonly users: UserId[] = []
  readonly seasons: { readonly organization: OrganizationId; readonly season: SeasonId }[] = []
  readonly leagues: LeaguePlace[] = []
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

  contents(season: SeasonId): SeasonContents {
    return this.log.state(seasonStream, season)
  }
}

/** One of a list, by any number; undefined where there is none. */
export const chosen = <Thing>(things: readonly Thing[], pick: number): Thing | undefined => things[pick % things.length]
