import { Inject, Injectable } from '@nestjs/common'
import { DEFAULT_TIME_ZONE } from '@fullcourt/domain/organizations/decide'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { scorerGamesInWords } from '@fullcourt/domain/scorers/history'
import { isLinkOver } from '@fullcourt/domain/scorers/scope'
import type { NameOf } from '@fullcourt/domain/history/words'
import { knownOf, type Known } from '@fullcourt/projections/card'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { scorerCard, type ScorerCard } from '@fullcourt/projections/scorers/scorer'
import { teamCard } from '@fullcourt/projections/teams/team'
import { UserNameReader } from '../../../core/readers/user-name-reader'
import { teamNameOf } from '../../../core/readers/team-name'
import { CLOCK, PEOPLE, type Clock } from '../../../core/injection/tokens'
import type { ActiveOrganization } from '../../../core/tenants/tenants'
import { Documents } from '../../../storage/documents/documents'
import type { People } from '../../../storage/people/people'
import { inZone, lastDayOf } from './end-of-link'
import type { ScorerLinkAnswer } from './scorers.answers'

/** A link that was made. */
export type MadeScorerLink = Known<ScorerCard>

/** Shown where a name cannot be opened any more (docs/people.md#names-of-who-is-gone). */
const NAMELESS = 'Removed user'

/** So long links that ended are shown, in milliseconds (30 days). */
const SHOWN_AFTER_END = 30 * 24 * 60 * 60 * 1000

/** Links for answers to staff. */
@Injectable()
export class ScorerLinkReader {
  constructor(
    private readonly documents: Documents,
    private readonly users: UserNameReader,
    @Inject(PEOPLE) private readonly people: People,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Those that open, and those that ended lately, in the order in which they end. */
  async ofOrganization(organization: OrganizationId): Promise<readonly MadeScorerLink[]> {
    const after = new Date(this.clock().getTime() - SHOWN_AFTER_END).toISOString()
    return this.documents.active(scorerCard, { index: 'organization', key: String(organization), after })
  }

  async answer(organization: ActiveOrganization, link: MadeScorerLink): Promise<ScorerLinkAnswer> {
    const [answer] = await this.answers(organization, [link])
    return answer as ScorerLinkAnswer
  }

  async answers(organization: ActiveOrganization, links: readonly MadeScorerLink[]): Promise<ScorerLinkAnswer[]> {
    const zone = organization.profile.timeZone ?? DEFAULT_TIME_ZONE
    const now = this.clock().toISOString()
    const [names, nameOf, makers] = await Promise.all([
      this.people.openMany(links.map(({ id, name }) => ({ person: `user-${id}`, sealed: name }))),
      this.namesOf(links),
      this.users.of(links.flatMap(({ by }) => (by === 'system' ? [] : [by]))),
    ])
    const endedAt = ({ ends, endedAt: early }: MadeScorerLink) => early ?? (isLinkOver({ ends }, now) ? ends : null)
    return links.map((link, i) => {
      const ended = endedAt(link)
      return {
        id: link.id,
        name: names[i] ?? NAMELESS,
        kind: link.games.kind,
        games: scorerGamesInWords(link.games, nameOf),
        ends: inZone(link.ends, zone),
        lastDay: lastDayOf(link.ends, zone),
        endedAt: ended === null ? null : inZone(ended, zone),
        madeBy: link.by === 'system' ? null : (makers.get(link.by) ?? null),
      }
    })
  }

  /** The names of the games and teams of links. */
  private async namesOf(links: readonly MadeScorerLink[]): Promise<NameOf> {
    const gamesOf = links.flatMap(({ games }) => (games.kind === 'game' ? [games.game] : []))
    const teamsOf = links.flatMap(({ games }) => (games.kind === 'team' ? [games.team] : []))
    const games = await this.documents.getMany(gameCard, gamesOf)
    const sides = [...games.values()].flatMap(card => {
      const context = knownOf(card)?.context
      return context ? [context.home.team, context.away.team] : []
    })
    const teams = await this.documents.getMany(teamCard, new Set([...teamsOf, ...sides]))
    const teamName = (id: number) => teamNameOf(teams, id).name
    return (kind, id) => {
      if (kind === 'team') return teamName(id)
      const context = knownOf(games.get(String(id)))?.context
      return context ? `${teamName(context.away.team)} @ ${teamName(context.home.team)}` : `${kind} ${id}`
    }
  }
}
