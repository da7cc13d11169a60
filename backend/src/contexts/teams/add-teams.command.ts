import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { listRefusal } from '@fullcourt/domain/facts/checked-list'
import type { EntryId, LeagueId, OrganizationId, TeamId } from '@fullcourt/domain/ids/kinds'
import { enterLeague } from '@fullcourt/domain/entries/decide'
import { seasonStream } from '@fullcourt/domain/entries/state'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import { createTeam } from '@fullcourt/domain/teams/decide'
import { teamStream } from '@fullcourt/domain/teams/state'
import { checkNames, type NamedRow } from '@fullcourt/domain/facts/name-list'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../storage/documents/documents'
import { stepOf, type CommandContext } from '../../core/facts/command-context'
import type { CommandOutcome, CommandWithContext } from '../../core/facts/command-with-context'
import { decideInSequence } from '../../core/facts/decide-in-sequence'
import { Decider, type Outcome } from '../../core/facts/decider'
import { inParallel } from '../../core/facts/in-parallel'
import { ListTurns } from '../../core/facts/list-turns'
import { Refused } from '../../core/facts/refused'
import type { Scope } from '../../core/http/scope'
import { SeasonAccess } from '../../core/access/season-access'

/** Teams that are written at the same time share a wait for the disk. */
const AT_ONCE = 24

/**
 * Makes several teams and lets them enter a league: all of them, or none where one row is refused. Each has a command of its own,
 * so that a repeated call goes on where it was cut off; a policy lets those enter whose call never comes again.
 */
export class AddTeams implements CommandWithContext<AddedTeams> {
  declare readonly outcome?: AddedTeams

  constructor(
    readonly context: CommandContext,
    readonly data: {
      readonly scope: Scope
      readonly league: LeagueId
      readonly names: readonly string[]
      /** Whether names that exist already were confirmed. */
      readonly isConfirmed: boolean
    },
  ) {}
}

/** The teams that were made, in the order of their names. */
export type AddedTeams = CommandOutcome & { readonly teams: readonly TeamId[] }

type NewTeam = NamedRow & { readonly team: TeamId; readonly entry: EntryId }

@CommandHandler(AddTeams)
export class AddTeamsHandler implements ICommandHandler<AddTeams> {
  constructor(
    private readonly decider: Decider,
    private readonly documents: Documents,
    private readonly seasons: SeasonAccess,
    private readonly turns: ListTurns,
  ) {}

  async execute({ context, data: { scope, league, names, isConfirmed } }: AddTeams): Promise<AddedTeams> {
    const place = await this.seasons.leaguePlace(scope, league)
    const numbered = async (name: string, i: number): Promise<NewTeam> => {
      const [team, entry] = await Promise.all([context.nextId('team'), context.nextId('entry')])
      return { line: i + 1, name, team, entry }
    }
    const rows = await Promise.all(names.map(numbered))
    const outcome = await this.turns.take(place.organization, async () => {
      const refusal = listRefusal(checkNames('Team', rows, await this.otherNames(place.organization, rows)), isConfirmed)
      if (refusal) throw new Refused(refusal)
      await inParallel(rows, AT_ONCE, row => this.create(context, place, row))
      return this.enter(context, place, rows)
    })
    return { ...outcome, teams: rows.map(({ team }) => team) }
  }

  /** Of the organization's teams, but for those that this very call has made before. */
  private async otherNames(organization: OrganizationId, rows: readonly NewTeam[]): Promise<readonly string[]> {
    const own = new Set(rows.map(({ team }) => team))
    const teams = await this.documents.active(teamCard, { index: 'organization', key: String(organization) })
    return teams.flatMap(({ id, details }) => (own.has(id) ? [] : details.name))
  }

  private async create(context: CommandContext, { organization, season, league }: LeaguePlace, row: NewTeam): Promise<void> {
    const { line, name, team, entry } = row
    const contents = await this.decider.state(seasonStream, season)
    await this.decider.handle({
      stream: teamStream,
      id: team,
      context: stepOf(context, 'team', line),
      organization,
      decide: state => createTeam(state, contents, { organization, team, details: { name }, enters: { season, league, entry } }),
    })
  }

  /** In one append, ahead of the policy that would let them enter one by one. */
  private enter(context: CommandContext, place: LeaguePlace, rows: readonly NewTeam[]): Promise<Outcome> {
    return this.decider.handle({
      stream: seasonStream,
      id: place.season,
      context: stepOf(context, 'enter'),
      organization: place.organization,
      decide: contents =>
        decideInSequence(
          seasonStream,
          contents,
          rows.map(
            ({ team, entry }) =>
              contents =>
                enterLeague(contents, { ...place, team, entry }),
          ),
        ),
    })
  }
}
