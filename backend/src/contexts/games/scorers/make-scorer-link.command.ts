import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { dateFault } from '@fullcourt/domain/facts/dates'
import { cleanName } from '@fullcourt/domain/facts/text'
import { gameStream } from '@fullcourt/domain/games/state'
import type { OrganizationId, UserId } from '@fullcourt/domain/ids/kinds'
import { DEFAULT_TIME_ZONE } from '@fullcourt/domain/organizations/decide'
import { makeScorerLink, scorerGamesFault } from '@fullcourt/domain/scorers/decide'
import type { ScorerGames } from '@fullcourt/domain/scorers/events'
import { scorerStream } from '@fullcourt/domain/scorers/state'
import { GameAccess } from '../../../core/access/game-access'
import { TeamAccess } from '../../../core/access/team-access'
import type { CommandContext } from '../../../core/facts/command-context'
import type { CommandOutcome, CommandWithContext } from '../../../core/facts/command-with-context'
import { Decider } from '../../../core/facts/decider'
import { Refused } from '../../../core/facts/refused'
import { oneOrganization, type Scope } from '../../../core/http/scope'
import { CLOCK, PEOPLE, type Clock } from '../../../core/injection/tokens'
import { SCORER_SECRETS, type LinkSecrets } from '../../../core/sign-in/links/link-secrets'
import { Tenants } from '../../../core/tenants/tenants'
import type { People } from '../../../storage/people/people'
import { wallDay, dayOfGames, endOfLink } from './end-of-link'

/** A secret that was just made; undefined in a call that is repeated. */
export type MadeSecret = CommandOutcome & { readonly id: UserId; readonly secret: string | undefined }

export type NewScorerLink = {
  readonly name: string
  readonly games: ScorerGames
  /** `YYYY-MM-DD`; null is the last day of the games. */
  readonly lastDay: string | null
}

/** Lets somebody score games until the end of a day of the organization. */
export class MakeScorerLink implements CommandWithContext<MadeSecret> {
  declare readonly outcome?: MadeSecret

  constructor(
    readonly context: CommandContext,
    readonly data: { readonly scope: Scope; readonly wanted: NewScorerLink },
  ) {}
}

@CommandHandler(MakeScorerLink)
export class MakeScorerLinkHandler implements ICommandHandler<MakeScorerLink> {
  constructor(
    private readonly decider: Decider,
    private readonly games: GameAccess,
    private readonly teams: TeamAccess,
    private readonly tenants: Tenants,
    @Inject(SCORER_SECRETS) private readonly secrets: LinkSecrets,
    @Inject(PEOPLE) private readonly people: People,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ context, data: { scope, wanted } }: MakeScorerLink): Promise<MadeSecret> {
    const fault = scorerGamesFault(wanted.games) ?? dateFault('lastDay', wanted.lastDay)
    if (fault) throw new Refused(fault)
    const organization = await this.organizationOf(scope, wanted.games)
    const ends = await this.endOf(organization, wanted)
    const scorer = await context.nextId('user')
    const done = await this.decider.done(scorerStream, scorer, context)
    if (done) return { ...done, id: scorer, secret: undefined }
    const name = await this.people.seal(`user-${scorer}`, cleanName(wanted.name))
    let secret: string | undefined
    const outcome = await this.decider.handle({
      stream: scorerStream,
      id: scorer,
      context,
      organization,
      prepare: async () => void (secret = await this.secrets.renew(scorer, ends)),
      decide: (link, { now }) => makeScorerLink(link, { organization, scorer, name, games: wanted.games, ends, now }),
    })
    return { ...outcome, id: scorer, secret }
  }

  private async organizationOf(scope: Scope, games: ScorerGames): Promise<OrganizationId> {
    switch (games.kind) {
      case 'game':
        return (await this.games.placeOf(scope, games.game)).organization
      case 'team':
        return (await this.teams.active(scope, games.team)).organization
      case 'place':
        return (await this.tenants.active(oneOrganization(scope))).id
    }
  }

  private async endOf(organization: OrganizationId, { games, lastDay }: NewScorerLink): Promise<string> {
    const { profile } = await this.tenants.active(organization)
    const zone = profile.timeZone ?? DEFAULT_TIME_ZONE
    const game = games.kind === 'game' ? await this.decider.state(gameStream, games.game) : undefined
    const date = game === undefined || game.kind === 'unknown' ? null : game.details.date
    return endOfLink(lastDay ?? dayOfGames(games, date, wallDay(this.clock().toISOString(), zone)), zone)
  }
}
