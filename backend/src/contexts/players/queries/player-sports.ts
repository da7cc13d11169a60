import { Injectable } from '@nestjs/common'
import type { SportId } from '@fullcourt/domain/ids/kinds'
import { SPORTS } from '@fullcourt/domain/sports/sports'
import type { Known } from '@fullcourt/projections/card'
import type { OrganizationCard } from '@fullcourt/projections/organizations/organization'
import { DefinitionReader } from '../../../core/readers/definition-reader'
import { statDefinitions } from '../../standings/definition-answers'
import type { StatDefinitionAnswer } from '../../standings/statistics.answers'
import type { EntryLines } from './played-lines'

/** The statistics that a player's page shows: of the sports that they played, in the order of their organization. */
@Injectable()
export class PlayerSports {
  constructor(private readonly lists: DefinitionReader) {}

  /** Of somebody without a line those of the season that is shown, else of the organization's first sport. */
  async statistics(
    { id, profile }: Known<OrganizationCard>,
    entries: readonly EntryLines[],
    shown: SportId | undefined,
  ): Promise<StatDefinitionAnswer[]> {
    const played = new Set(entries.map(({ placed }) => placed.season.sport))
    const sports =
      played.size > 0
        ? SPORTS.filter(sport => played.has(sport.id)).map(sport => sport.id)
        : [shown ?? profile.sports[0] ?? SPORTS[0].id]
    const inOrder = sports.toSorted((a, b) => profile.sports.indexOf(a) - profile.sports.indexOf(b))
    const lists = await Promise.all(inOrder.map(sport => this.lists.list('statistic', id, sport)))
    return statDefinitions(lists.flatMap(({ list }) => list))
  }
}
