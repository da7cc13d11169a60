import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import { fillDivision } from '@fullcourt/domain/divisions/fill'
import type { DivisionId, LeagueId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { DivisionAccess } from '../../access/division-access'
import { SeasonReader } from '../../readers/season-reader'
import { LeagueTables } from '../../standings/league-tables'

/** Puts the first of a league's standings that are in no division yet into one, in seed order and in one step. */
export class FillDivision {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly division: DivisionId,
    readonly league: LeagueId,
    readonly count: number,
  ) {}
}

@CommandHandler(FillDivision)
export class FillDivisionHandler implements ICommandHandler<FillDivision> {
  constructor(
    private readonly decider: Decider,
    private readonly divisions: DivisionAccess,
    private readonly seasons: SeasonReader,
    private readonly tables: LeagueTables,
  ) {}

  async execute({ context, scope, division, league: id, count }: FillDivision) {
    const place = await this.divisions.place(scope, division)
    const { league } = await this.seasons.league(scope, { season: place.season, league: id })
    const standings = ((await this.tables.of([league])).get(id) ?? []).map(({ slt_id }) => slt_id)
    return this.decider.handle({
      stream: bracketStream,
      id: place.season,
      context,
      organization: place.organization,
      decide: state => fillDivision(state, { ...place, count, standings }),
    })
  }
}
