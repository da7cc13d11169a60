import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { refuse, type Refusal } from '@fullcourt/domain/facts/decision'
import type { SeasonId, SportId } from '@fullcourt/domain/ids/kinds'
import { ORGANIZATION_NOT_FOUND } from '@fullcourt/domain/organizations/decide'
import { organizationStream } from '@fullcourt/domain/organizations/state'
import { createSeason } from '@fullcourt/domain/seasons/decide'
import type { SeasonDetails } from '@fullcourt/domain/seasons/events'
import { seasonsStream } from '@fullcourt/domain/seasons/state'
import type { CommandContext } from '../facts/command-context'
import { Decider } from '../facts/decider'
import { orThrow, Refused } from '../facts/refused'
import { oneOrganization, type Scope } from '../http/scope'
import { SeasonCopies } from './season-copies'

export type NewSeason = {
  readonly details: SeasonDetails
  /** `if-none`: active only where no other season of the sport is. */
  readonly active: boolean | 'if-none'
  /** Without it, the organization's only sport. */
  readonly sport?: SportId | null | undefined
  /** The season whose leagues, teams, rosters and captains the new one begins with. */
  readonly copyFrom?: SeasonId | null | undefined
}

/** Creates a season of an organization. */
export class CreateSeason {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly season: NewSeason,
  ) {}
}

/** The sent sport, where the organization plays it; else its only one (docs/tenancy.md#organizations). */
const sportOf = (played: readonly SportId[], sent: SportId | null | undefined): SportId | Refusal => {
  if (sent != null) return played.includes(sent) ? sent : refuse('invalid', 'Unknown sport.')
  const [only, other] = played
  if (only === undefined) return refuse('invalid', 'No sport assigned to this user')
  return other === undefined ? only : refuse('invalid', 'The organization has several sports. Choose one (sport_id).')
}

@CommandHandler(CreateSeason)
export class CreateSeasonHandler implements ICommandHandler<CreateSeason> {
  constructor(
    private readonly decider: Decider,
    private readonly copies: SeasonCopies,
  ) {}

  async execute({ context, scope, season: { details, active, sport, copyFrom } }: CreateSeason) {
    const organization = oneOrganization(scope)
    const [owner] = await Promise.all([
      this.decider.state(organizationStream, organization),
      this.decider.state(seasonsStream, organization),
    ])
    if (owner.kind !== 'active') throw new Refused(ORGANIZATION_NOT_FOUND)
    const wanted = { organization, sport: orThrow(sportOf(owner.profile.sports, sport)), details, active }
    const season = await context.nextId('season')
    if (copyFrom != null) {
      orThrow(createSeason(await this.decider.state(seasonsStream, organization), { ...wanted, season }))
      await this.copies.fill(context, scope, { season, from: copyFrom })
    }
    const outcome = await this.decider.handle({
      stream: seasonsStream,
      id: organization,
      context,
      organization,
      decide: seasons => createSeason(seasons, { ...wanted, season }),
    })
    return { ...outcome, id: season }
  }
}
