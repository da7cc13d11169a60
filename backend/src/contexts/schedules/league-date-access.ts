import { Injectable } from '@nestjs/common'
import type { Refusal } from '@fullcourt/domain/facts/decision'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import { knownOf } from '@fullcourt/projections/card'
import type { ReadModel } from '@fullcourt/projections/projection'
import { Parents } from '../../core/access/parents'
import { SeasonAccess } from '../../core/access/season-access'
import { Documents } from '../../storage/documents/documents'
import { Refused } from '../../core/facts/refused'
import { covers, type Scope } from '../../core/http/scope'
import type { DatedCard } from './league-dates'

/** What is named by its id alone, and what a call says where it is not there. */
export type NamedDate<C extends DatedCard> = { readonly model: ReadModel<C>; readonly id: number; readonly notFound: Refusal }

/** In whose stream a bye or a week off is, for commands that name its id alone: its small card says it (docs/answers.md#documents). */
@Injectable()
export class LeagueDateAccess {
  constructor(
    private readonly documents: Documents,
    private readonly parents: Parents,
    private readonly seasons: SeasonAccess,
  ) {}

  /** The league of one that was not deleted with it. */
  async placeOf<C extends DatedCard>(scope: Scope, named: NamedDate<C>): Promise<LeaguePlace> {
    const place = await this.known(scope, named)
    if (!(await this.parents.areActive(place))) throw new Refused(named.notFound)
    return place
  }

  /** The league to which a deleted one is to come back. */
  async placeToReturnTo<C extends DatedCard>(scope: Scope, named: NamedDate<C>): Promise<LeaguePlace> {
    const place = await this.known(scope, named)
    await this.seasons.organizationToReturnTo(scope, place.season)
    return place
  }

  private async known<C extends DatedCard>(scope: Scope, { model, id, notFound }: NamedDate<C>): Promise<LeaguePlace> {
    const card: DatedCard | undefined = await this.documents.get(model, id)
    const found = knownOf(card)
    if (!found || !covers(scope, found.organization)) throw new Refused(notFound)
    const { organization, season, league } = found
    return { organization, season, league }
  }
}
