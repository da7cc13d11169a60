import { Injectable } from '@nestjs/common'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { LEAGUE_NOT_FOUND } from '@fullcourt/domain/seasons/leagues/decide'
import { leagueCard } from '@fullcourt/projections/seasons/league'
import { Documents } from '../documents/documents'
import { Refused } from '../facts/refused'
import { inScope, type Scope } from '../http/scope'
import { Parents } from '../seasons/parents'
import type { LeagueOfSeason } from './games-in-reach'

/** Whose a league is, for answers: one of somebody else, or of a season that was deleted, is not there. */
@Injectable()
export class LeaguesShown {
  constructor(
    private readonly documents: Documents,
    private readonly parents: Parents,
  ) {}

  async organizationOf(scope: Scope, { season, league }: LeagueOfSeason): Promise<OrganizationId> {
    const { organization, season: own } = inScope(scope, await this.documents.get(leagueCard, league), LEAGUE_NOT_FOUND)
    if (own !== season || !(await this.parents.shown({ organization, season, league }))) throw new Refused(LEAGUE_NOT_FOUND)
    return organization
  }
}
