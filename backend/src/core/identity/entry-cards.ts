import { Injectable } from '@nestjs/common'
import type { EntryId, LeagueId, OrganizationId, PlayerId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { Identities } from '@fullcourt/domain/players/merging/identities'
import { knownOf } from '@fullcourt/projections/card'
import { captainOfOrder } from '@fullcourt/projections/entries/captain-order'
import { entryCard, type EntryCard } from '@fullcourt/projections/entries/entry'
import { Documents } from '../../storage/documents/documents'
import { PlayerIdentity } from './player-identity'

const resolveCard = (card: EntryCard, { distinct, masterOf }: Identities): EntryCard =>
  card.status === 'unknown'
    ? card
    : { ...card, roster: distinct(card.roster), captain: card.captain === null ? null : masterOf(card.captain) }

/** The entries of teams in leagues as answers show them: on a roster everybody is once, under the id that they have now. */
@Injectable()
export class EntryCards {
  constructor(
    private readonly documents: Documents,
    private readonly identity: PlayerIdentity,
  ) {}

  /** Those that exist, by id. */
  async getMany(ids: Iterable<number>): Promise<ReadonlyMap<string, EntryCard>> {
    const cards = await this.documents.getMany(entryCard, ids)
    const resolve = await this.resolver([...cards.values()])
    return new Map([...cards].map(([id, card]) => [id, resolve(card)]))
  }

  ofTeam(team: TeamId): Promise<readonly EntryCard[]> {
    return this.list('team', team)
  }

  ofOrganization(organization: OrganizationId): Promise<readonly EntryCard[]> {
    return this.list('organization', organization)
  }

  ofSeason(season: SeasonId): Promise<readonly EntryCard[]> {
    return this.list('season', season)
  }

  ofLeague(league: LeagueId): Promise<readonly EntryCard[]> {
    return this.list('league', league)
  }

  /** The entries on whose rosters a person is, under any of their ids. */
  async ofPerson(ids: readonly PlayerId[]): Promise<readonly EntryCard[]> {
    const lists = await Promise.all(ids.map(id => this.list('player', id)))
    const byId = new Map(lists.flat().flatMap(card => (card.status === 'unknown' ? [] : [[card.id, card] as const])))
    return [...byId.values()]
  }

  /**
   * Who is captain of the entries in these lists, without their cards; undefined where these must be read: while the lists are not built,
   * and where players are merged, because one person may be on a roster under two ids.
   */
  async captainsIn(organization: OrganizationId, keys: readonly string[]): Promise<ReadonlyMap<EntryId, PlayerId> | undefined> {
    if ((await this.identity.merged(organization)).length > 0) return undefined
    const lists = await Promise.all(keys.map(key => this.documents.placesIfBuilt(entryCard, { index: 'captains', key })))
    if (lists.includes(undefined)) return undefined
    return new Map(lists.flatMap((places = []) => places.map(({ order }) => captainOfOrder(order))))
  }

  private async list(index: 'organization' | 'season' | 'team' | 'league' | 'player', id: number): Promise<readonly EntryCard[]> {
    const listed = (await this.documents.list(entryCard, { index, key: String(id) })).map(({ body }) => body)
    const resolve = await this.resolver(listed)
    return listed.map(resolve)
  }

  private async resolver(cards: readonly EntryCard[]): Promise<(card: EntryCard) => EntryCard> {
    const of = await this.identity.identitiesIn(new Set(cards.flatMap(card => knownOf(card)?.organization ?? [])))
    return card => (card.status === 'unknown' ? card : resolveCard(card, of(card.organization)))
  }
}
