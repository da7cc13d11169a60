import { Injectable } from '@nestjs/common'
import { bracketStream, type SeasonBrackets } from '@fullcourt/domain/brackets/state'
import { createDivision, type NamedDivision } from '@fullcourt/domain/divisions/decide'
import type { DivisionFact, DivisionPlace } from '@fullcourt/domain/divisions/events'
import { existingDivisions } from '@fullcourt/domain/divisions/state'
import { refuse } from '@fullcourt/domain/facts/decision'
import { compareNames } from '@fullcourt/domain/facts/text'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import { addLeague } from '@fullcourt/domain/leagues/decide'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import { setOrderRule } from '@fullcourt/domain/leagues/decide-order-rule'
import { existingLeague, type League } from '@fullcourt/domain/leagues/state'
import { seasonStream, type SeasonContents } from '@fullcourt/domain/entries/state'
import { stepOf, type CommandContext } from '../../core/facts/command-context'
import { Decider } from '../../core/facts/decider'
import { Refused } from '../../core/facts/refused'
import { oneOrganization, type Scope } from '../../core/http/scope'
import { copiedEntry, entriesIn, type DecideContents } from '@fullcourt/domain/entries/copied-entry'
import { decideInSequence } from '../../core/facts/decide-in-sequence'
import { SeasonAccess, type LeagueInSeason } from '../../core/access/season-access'

/** A league to be made, with the contents of another one. */
export type LeagueCopy = { readonly name: string; readonly from: LeagueInSeason }

/** Two leagues of a name, whatever its case. */
const isNamed =
  (name: string) =>
  (league: League): boolean =>
    league.name.localeCompare(name.trim(), 'en', { sensitivity: 'accent' }) === 0

const activeLeagues = ({ leagues }: SeasonContents): readonly League[] => leagues.filter(league => league.kind === 'active')

/**
 * Makes new leagues of old ones: the same teams, each with a new entry that has the old one's roster and captain; no games
 * and no figures, and the same order of its table. One league is one append: it is there with everything in it, or not at all.
 */
@Injectable()
export class SeasonCopies {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonAccess,
  ) {}

  /** Fills a season that nobody sees yet with the leagues of another one of the same organization (docs/seasons.md#copies). */
  async fill(context: CommandContext, scope: Scope, { season, from }: { season: SeasonId; from: SeasonId }): Promise<void> {
    const organization = oneOrganization(scope)
    for (const { id, name } of activeLeagues(await this.contentsOf(scope, from))) {
      const place = { organization, season, league: await context.nextId('league') }
      await this.copyLeague(stepOf(context, 'league', id), place, { name, from: { season: from, league: id } })
    }
    await this.copyDivisions(stepOf(context, 'divisions'), { organization, season }, from)
  }

  /** The league of a season that a new one of that name is made of: the one named so, else the only one. */
  async sourceOf(scope: Scope, season: SeasonId, name: string): Promise<LeagueCopy> {
    const leagues = activeLeagues(await this.contentsOf(scope, season))
    const found = leagues.find(isNamed(name)) ?? (leagues.length === 1 ? leagues[0] : undefined)
    if (!found) throw new Refused(refuse('invalid', `The season to copy from has no league named ${name}.`))
    return { name, from: { season, league: found.id } }
  }

  /** What puts the copied entries into the new league, and orders its table alike. */
  async contentsFor(context: CommandContext, place: LeaguePlace, { from }: LeagueCopy): Promise<readonly DecideContents[]> {
    const source = await this.decider.state(seasonStream, from.season)
    const entries = entriesIn(source, from.league)
    const { orderRule: rule = null } = existingLeague(source, from.league) ?? {}
    const copies: DecideContents[] = rule === null ? [] : [contents => setOrderRule(contents, { ...place, rule })]
    for (const entry of entries) copies.push(...copiedEntry(place, await context.nextId('entry'), entry))
    return copies
  }

  private async copyLeague(context: CommandContext, place: LeaguePlace, copy: LeagueCopy): Promise<void> {
    const copies = await this.contentsFor(context, place, copy)
    await this.decider.handle({
      stream: seasonStream,
      id: place.season,
      context,
      organization: place.organization,
      decide: contents =>
        decideInSequence(seasonStream, contents, [contents => addLeague(contents, { ...place, name: copy.name }), ...copies]),
    })
  }

  /** The divisions of another season by name, without teams (docs/seasons.md#copies): who is in one follows from the new season's games. */
  private async copyDivisions(context: CommandContext, place: Omit<DivisionPlace, 'division'>, from: SeasonId): Promise<void> {
    const names = existingDivisions(await this.decider.state(bracketStream, from)).map(({ name }) => name)
    const divisions: NamedDivision[] = []
    for (const name of names.toSorted(compareNames))
      divisions.push({ ...place, name, division: await context.nextId('division') })
    await this.decider.handle({
      stream: bracketStream,
      id: place.season,
      context,
      organization: place.organization,
      decide: state =>
        decideInSequence<SeasonBrackets, DivisionFact, SeasonId>(
          bracketStream,
          state,
          divisions.map(division => now => createDivision(now, division)),
        ),
    })
  }

  private async contentsOf(scope: Scope, season: SeasonId): Promise<SeasonContents> {
    await this.seasons.organizationOf(scope, season)
    return this.decider.state(seasonStream, season)
  }
}
