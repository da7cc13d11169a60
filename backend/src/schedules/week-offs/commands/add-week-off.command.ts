import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { seasonStream } from '@fullcourt/domain/entries/state'
import { addWeekOff } from '@fullcourt/domain/schedules/week-offs/decide'
import { weekOffStream } from '@fullcourt/domain/schedules/week-offs/state'
import { SeasonAccess, type LeagueInSeason } from '../../../access/season-access'
import type { CommandContext } from '../../../facts/command-context'
import { Decider } from '../../../facts/decider'
import type { Scope } from '../../../http/scope'

/** What is said of a new week off. */
export type NewWeekOff = { readonly date: string; readonly reason: string | null }

export class AddWeekOff {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly league: LeagueInSeason,
    readonly wanted: NewWeekOff,
  ) {}
}

@CommandHandler(AddWeekOff)
export class AddWeekOffHandler implements ICommandHandler<AddWeekOff> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonAccess,
  ) {}

  async execute({ context, scope, league: named, wanted }: AddWeekOff) {
    const place = await this.seasons.leaguePlace(scope, named)
    const [weekOff, contents] = await Promise.all([context.nextId('weekOff'), this.decider.state(seasonStream, place.season)])
    const outcome = await this.decider.handle({
      stream: weekOffStream,
      id: place.league,
      context,
      organization: place.organization,
      decide: weekOffs => addWeekOff(weekOffs, contents, { ...place, ...wanted, weekOff }),
    })
    return { ...outcome, id: weekOff }
  }
}
