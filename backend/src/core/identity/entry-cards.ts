import { Injectable } from '@nestjs/common'
import type { LeagueId, OrganizationId, PlayerId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { Identities } from '@fullcourt/domain/players/merging/identities'
import { knownOf } from '@fullcourt/projections/card'
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
