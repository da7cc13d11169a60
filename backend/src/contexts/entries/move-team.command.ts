import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { nothing, refuse, type Decision } from '@fullcourt/domain/facts/decision'
import type { EntryId, LeagueId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import { bracketStream, type SeasonBrackets, type SeasonBracketsFact } from '@fullcourt/domain/brackets/state'
import { leaveLeagueAndDivision, takeOverPlace } from '@fullcourt/domain/divisions/leaving'
import { entryIn } from '@fullcourt/domain/entries/decide'
import type { EntryPlace } from '@fullcourt/domain/entries/events'
import { leaguesOfTeamPart, seasonStream } from '@fullcourt/domain/entries/state'
import { Documents } from '../../storage/documents/documents'
import type { CommandContext } from '../../core/facts/command-context'
import { Decider } from '../../core/facts/decider'
import { expecting, type Expecting, type ReadAt } from '../../core/facts/expected-revision'
import { Refused } from '../../core/facts/refused'
import { within, type Scope } from '../../core/http/scope'
import { copiedEntry, type DecideContents } from '@fullcourt/domain/entries/copied-entry'
import { decideInSequence } from '../../core/facts/decide-in-sequence'
import { SeasonAccess } from '../../core/access/season-access'
import { CurrentEntries } from './current-entries'
import { gamesOfTeam } from '../../core/readers/team-games'
import { TeamAccess } from '../../core/access/team-access'

const HAS_GAMES = refuse(
  'conflict',
  'The team has games in its league this season. Delete them before moving it to another league.',
)

type DecideSeason = (state: SeasonBrackets) => Decision<SeasonBracketsFact>

const ofContents =
  (decide: DecideContents): DecideSeason =>
  ({ contents }) =>
    decide(contents)

/**
 * Lets a team play in the named league. It keeps the roster, captain and place in a division that it has now, and leaves the league of the
 * same season that it was in; with games there it is refused, because they would be deleted.
 */
export class MoveTeam {
  constructor(
    readonly context: CommandContext,
    readonly data: Expecting<ReadAt> & { readonly scope: Scope; readonly team: TeamId; readonly to: LeagueId },
  ) {}
}

@CommandHandler(MoveTeam)
export class MoveTeamHandler implements ICommandHandler<MoveTeam> {
  constructor(
    private readonly decider: Decider,
    private readonly documents: Documents,
    private readonly seasons: SeasonAccess,
    private readonly teams: TeamAccess,
    private readonly currentEntries: CurrentEntries,
  ) {}

  async execute({ context, data: { scope, team: id, to, expectedRevision } }: MoveTeam) {
    const place = await this.seasons.leaguePlace(scope, to)
    const { id: team } = await this.teams.active(within(scope, place.organization), id)
    const isThere = entryIn(await this.decider.state(seasonStream, place.season), to, team) !== undefined
    const decisions = isThere ? [] : await this.decisions({ ...place, team, entry: await context.nextId('entry') })
    return this.decider.handle({
      stream: bracketStream,
      id: place.season,
      context,
      organization: place.organization,
      decide: state => (isThere ? nothing : decideInSequence(bracketStream, state, decisions)),
      expectedRevision: expecting(expectedRevision, [leaguesOfTeamPart(team)]),
    })
  }

  private async decisions({ team, entry, ...place }: EntryPlace): Promise<readonly DecideSeason[]> {
    const current = await this.currentEntries.of(team)
    if (current?.place.season !== place.season)
      return copiedEntry(place, entry, current?.entry ?? { team, roster: [], captain: null }).map(ofContents)
    const { id: from } = current.entry
    await this.refuseWithGames(place.season, team, from)
    return [
      state =>
        decideInSequence(
          bracketStream,
          state,
          copiedEntry(place, entry, state.contents.entries.get(from) ?? current.entry).map(ofContents),
        ),
      state => leaveLeagueAndDivision(state, { ...current.place, team }),
      state => takeOverPlace(state, { ...place, from, to: entry }),
    ]
  }

  private async refuseWithGames(season: SeasonId, team: TeamId, entry: EntryId): Promise<void> {
    const games = await gamesOfTeam(this.documents, { season, team, entry })
    if (games.length > 0) throw new Refused(HAS_GAMES)
  }
}
