import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { seasonStream } from '@fullcourt/domain/seasons/leagues/state'
import type { Call } from '../facts/call'
import { Decider } from '../facts/decider'
import { within, type Scope } from '../http/scope'
import { copiedEntry } from '../seasons/leagues/copied-entry'
import { inTurn } from '../facts/in-turn'
import { SeasonsInReach, type TeamInLeague } from '../seasons/seasons-in-reach'
import { CurrentEntries } from './current-entries'
import { TeamsInReach } from './teams-in-reach'

/** Puts a team that plays elsewhere into a league too, with the roster and captain that it has now. */
export class CopyTeam {
  constructor(
    readonly call: Call,
    readonly scope: Scope,
    readonly at: TeamInLeague,
  ) {}
}

@CommandHandler(CopyTeam)
export class CopyTeamHandler implements ICommandHandler<CopyTeam> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonsInReach,
    private readonly teams: TeamsInReach,
    private readonly currentEntries: CurrentEntries,
  ) {}

  async execute({ call, scope, at }: CopyTeam) {
    const place = await this.seasons.leaguePlace(scope, at)
    const { id: team } = await this.teams.standing(within(scope, place.organization), at.team)
    const current = await this.currentEntries.of(team)
    const entry = await call.nextId('entry')
    const copy = copiedEntry(place, entry, current?.entry ?? { team, roster: [], captain: null })
    const outcome = await this.decider.handle({
      stream: seasonStream,
      id: place.season,
      call,
      organization: place.organization,
      decide: contents => inTurn(seasonStream, contents, copy),
    })
    return { ...outcome, id: entry }
  }
}
