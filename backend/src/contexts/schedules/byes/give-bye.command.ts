import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { seasonStream } from '@fullcourt/domain/entries/state'
import type { ByeId, LeagueId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import { giveBye, onlyLeagueOf } from '@fullcourt/domain/schedules/byes/decide'
import { byeOn, byeStream } from '@fullcourt/domain/schedules/byes/state'
import { seasonsStream } from '@fullcourt/domain/seasons/state'
import { SeasonAccess } from '../../../core/access/season-access'
import { TeamAccess } from '../../../core/access/team-access'
import type { CommandContext } from '../../../core/facts/command-context'
import type { CommandWithContext } from '../../../core/facts/command-with-context'
import { Decider, type Outcome } from '../../../core/facts/decider'
import { orThrow } from '../../../core/facts/refused'
import type { Scope } from '../../../core/http/scope'

/** Gives a team a bye on a date, in the named league or in the only one of the active season in which it plays. */
export class GiveBye implements CommandWithContext<GivenBye> {
  declare readonly outcome?: GivenBye

  constructor(
    readonly context: CommandContext,
    readonly data: {
      readonly scope: Scope
      readonly team: TeamId
      readonly date: string
      readonly league?: LeagueId | undefined
    },
  ) {}
}

type GivenBye = Outcome & { readonly id: ByeId }

@CommandHandler(GiveBye)
export class GiveByeHandler implements ICommandHandler<GiveBye> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonAccess,
    private readonly teams: TeamAccess,
  ) {}

  /** Answers with the id of the date's bye, which may have been made by another command. */
  async execute({ context, data: { scope, team, date, league: named } }: GiveBye): Promise<GivenBye> {
    const place = await (named === undefined ? this.onlyPlaceOf(scope, team) : this.seasons.leaguePlace(scope, named))
    const { organization, season, league } = place
    const [bye, contents] = await Promise.all([context.nextId('bye'), this.decider.state(seasonStream, season)])
    const outcome = await this.decider.handle({
      stream: byeStream,
      id: league,
      context,
      organization,
      decide: byes => giveBye(byes, contents, { ...place, team, date, bye }),
    })
    return { ...outcome, id: byeOn(await this.decider.state(byeStream, league), date)?.id ?? bye }
  }

  private async onlyPlaceOf(scope: Scope, team: TeamId): Promise<LeaguePlace> {
    const { organization } = await this.teams.active(scope, team)
    const all = await this.decider.state(seasonsStream, organization)
    const active = [...all.values()].filter(season => season.active)
    const contents = await Promise.all(active.map(async ({ id }) => [id, await this.decider.state(seasonStream, id)] as const))
    return { organization, ...orThrow(onlyLeagueOf(new Map(contents), team)) }
  }
}
