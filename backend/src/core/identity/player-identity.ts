import { Injectable } from '@nestjs/common'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { everybodyHimself, identitiesOf, type Identities } from '@fullcourt/domain/players/merging/identities'
import { mergesStream } from '@fullcourt/domain/players/merging/state'
import { playerMerges, type MergedPlayer } from '@fullcourt/projections/players/merges'
import { Documents } from '../../storage/documents/documents'
import { Decider } from '../facts/decider'

/**
 * Who is who among the players of an organization (docs/merging.md#identity): every answer with players and every command that takes a
 * player's id resolves it here. Figures stay stored under the id that they were recorded for.
 */
@Injectable()
export class PlayerIdentity {
  constructor(
    private readonly documents: Documents,
    private readonly decider: Decider,
  ) {}

  /** For an answer, which changes with the next merge. */
  async identities(organization: OrganizationId): Promise<Identities> {
    const mergedPlayers = await this.merged(organization)
    return mergedPlayers.length === 0 ? everybodyHimself : identitiesIn(mergedPlayers)
  }

  /** For an answer that may show several organizations: by organization. */
  async identitiesIn(organizations: Iterable<OrganizationId>): Promise<(organization: OrganizationId) => Identities> {
    const found = await this.documents.getMany(playerMerges, organizations)
    const identities = new Map([...found].map(([organization, { merged }]) => [Number(organization), identitiesIn(merged)]))
    return organization => identities.get(organization) ?? everybodyHimself
  }

  /** For a command, by the log. */
  async now(organization: OrganizationId): Promise<Identities> {
    return identitiesOf(await this.decider.state(mergesStream, organization))
  }

  /** Who was merged into whom, in the order in which it was done. */
  async merged(organization: OrganizationId): Promise<readonly MergedPlayer[]> {
    return (await this.documents.get(playerMerges, organization))?.merged ?? []
  }
}

const identitiesIn = (merged: readonly MergedPlayer[]): Identities =>
  identitiesOf(new Map(merged.map(({ duplicate, master }) => [duplicate, master])))
