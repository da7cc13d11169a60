import { Inject, Injectable } from '@nestjs/common'
import type { Branding } from '@fullcourt/domain/branding/state'
import type { GameId, LeagueId, OrganizationId, PlayerId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import { gameStream, type Game } from '@fullcourt/domain/games/state'
import { NOTHING_WAITS, type Waits } from '@fullcourt/domain/imports/waiting'
import { changesWait, schedulesAreDrafts } from '@fullcourt/domain/organizations/features'
import { organizationStream } from '@fullcourt/domain/organizations/state'
import { everybodyHimself, type Identities } from '@fullcourt/domain/players/merging/identities'
import { playerStream } from '@fullcourt/domain/players/state'
import { existingLeague } from '@fullcourt/domain/leagues/state'
import { gamesInDrafts, type GameInDraft } from '@fullcourt/domain/schedules/imported-draft'
import type { PendingState } from '@fullcourt/domain/schedules/pending/state'
import { scheduleStream } from '@fullcourt/domain/schedules/state'
import { seasonStream, type Entry, type SeasonContents } from '@fullcourt/domain/entries/state'
import { teamStream } from '@fullcourt/domain/teams/state'
import { Decider } from '../../core/facts/decider'
import type { FoldedStream } from '../../core/facts/folded-stream'
import { PlayerIdentity } from '../../core/identity/player-identity'
import { PEOPLE } from '../../core/injection/tokens'
import type { People } from '../../storage/people/people'
import { openDetails } from '../../core/readers/opened-details'

/** A thing's present name: null where it does not exist (yet). */
export type NameNow<Name> = Name | 'deleted' | null

/** The revision at which a thing was read: what is decided from it is refused where somebody changed the same since. */
type AtRevision = { readonly revision: number | undefined }

export type TeamNow = AtRevision & { readonly name: string; readonly branding: Branding }

export type FullName = { readonly firstName: string; readonly lastName: string }
export type PersonNow = AtRevision & { readonly name: FullName }

export type GameNow = AtRevision & { readonly game: Game }

const atRevision = ({ revision }: FoldedStream<unknown>): AtRevision => ({
  revision: revision === 'none' ? undefined : revision,
})

/** The present state of the things that an import knows, by their streams: a job does not wait for documents. */
@Injectable()
export class LeagueNow {
  constructor(
    private readonly decider: Decider,
    private readonly identity: PlayerIdentity,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  /** Nobody is merged in an organization that is not there yet. */
  async identities(organization: OrganizationId | null): Promise<Identities> {
    return organization === null ? everybodyHimself : this.identity.now(organization)
  }

  async team(id: TeamId): Promise<NameNow<TeamNow>> {
    if (id < 0) return null
    const folded = await this.decider.fold(teamStream, id)
    const { state: team } = folded
    if (team.kind === 'unknown') return null
    return team.kind === 'deleted' ? 'deleted' : { name: team.details.name, branding: team.branding, ...atRevision(folded) }
  }

  /** Names are opened together. A person who was erased counts as deleted. */
  async players(ids: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, NameNow<PersonNow>>> {
    const players = await Promise.all(
      ids.filter(id => id > 0).map(async id => ({ id, folded: await this.decider.fold(playerStream, id) })),
    )
    const active = players.flatMap(({ folded: { state } }) => (state.kind === 'active' ? [state] : []))
    const opened = await openDetails(this.people, active, ['firstName', 'lastName'])
    const nowOf = (id: PlayerId, folded: FoldedStream<unknown>): NameNow<PersonNow> => {
      const { firstName, lastName } = opened.get(id) ?? { firstName: null, lastName: null }
      return firstName === null || lastName === null ? 'deleted' : { name: { firstName, lastName }, ...atRevision(folded) }
    }
    return new Map(players.map(({ id, folded }) => [id, folded.state.kind === 'unknown' ? null : nowOf(id, folded)]))
  }

  async game(id: GameId): Promise<GameNow> {
    if (id < 0) return { game: gameStream.initial, revision: undefined }
    const folded = await this.decider.fold(gameStream, id)
    return { game: folded.state, ...atRevision(folded) }
  }

  /** The games of drafts of a league: none of them is there yet. */
  async drafts(league: LeagueId | null): Promise<ReadonlyMap<GameId, GameInDraft>> {
    return league === null ? new Map() : gamesInDrafts(await this.decider.state(scheduleStream, league))
  }

  /** What is to become of games of a league once that is published. */
  async pending(league: LeagueId | null): Promise<PendingState['pending']> {
    return league === null ? [] : (await this.decider.state(scheduleStream, league)).pending
  }

  /** What waits until somebody publishes it; an organization that is not there yet publishes everything at once. */
  async waits(organization: OrganizationId | null): Promise<Waits> {
    const state = organization === null ? organizationStream.initial : await this.decider.state(organizationStream, organization)
    if (state.kind !== 'active') return NOTHING_WAITS
    return { drafts: schedulesAreDrafts(state.flags), changes: changesWait(state.flags) }
  }

  /** The entries of a league, those that left it too. */
  async entries({ season, league }: { season: SeasonId | null; league: LeagueId | null }): Promise<readonly Entry[]> {
    if (season === null || league === null) return []
    const contents: SeasonContents = await this.decider.state(seasonStream, season)
    return existingLeague(contents, league) ? [...contents.entries.values()].filter(entry => entry.league === league) : []
  }
}
